import { expect, it } from 'vitest'
import { gate } from '../../dev/local/http/faults.ts'
import { asks, shown, states, status } from '../helpers/comments.ts'
import { fileWorld, pullOf } from '../helpers/world.ts'

const here = await fileWorld()

const repo = '/repos/octo-org/handbook'

const lost = 'unknown unknown -'
const done = 'settled completed job-0001'
const intent = `POST ${repo}/issues/*/comments`
const edit = `PATCH ${repo}/issues/comments/*`
const create = 'POST /v2/agent/*/job'

interface Kill {
  where?: 'before' | 'after'
  /** How many such requests were answered before. */
  nth?: number
  /** The request arrives although the machine is lost. */
  arrives?: boolean
  /** The post step runs before the re-run. */
  post?: boolean
}

// concurrency/kills.test.ts kills at every step.
it.each<
  [title: string, on: 'github' | 'service', at: string, kill: Kill, sent: number, end: string]
>([
  ['with the intent on its way, which arrives', 'github', intent, { arrives: true }, 0, lost],
  ['so, with the post step', 'github', intent, { arrives: true, post: true }, 0, done],
  [
    'in the POST, before the service acts',
    'service',
    create,
    { arrives: true, post: true },
    1,
    lost,
  ],
  ['in the POST, after the service acted', 'service', create, { where: 'after' }, 1, lost],
  ['before the job is recorded, with the post step', 'github', edit, { post: true }, 1, done],
  ['after the comment on the pull request', 'github', edit, { nth: 1, post: true }, 1, done],
])(
  'killed %s: at most one create in all, and a re-run finds the job or reports that it is not known',
  async (...given) => {
    const [, on, at, { where = 'before', nth = 0, arrives, post }, sent, end] = given
    const { number, event } = await asks(here)
    const { fault, reached, open } = gate(where)
    here[on].faults.add(at, fault, { after: nth })
    const first = await here.start(event)
    await reached
    await first.kill()
    if (arrives) open()
    await first.done()
    if (post) expect((await first.post())?.code).toBe(0)
    expect(here.service.posts().length).toBe(sent)

    const second = await here.run(event, { attempt: 2 })
    const isLost = end === lost
    expect(second.ended.outputs.outcome).toBe(isLost ? 'unknown' : 'completed')
    expect(here.service.posts().length).toBe(isLost ? sent : 1)
    expect(await states(here, number)).toEqual([end])
    const { text } = await status(here, number)
    if (isLost) {
      expect(second.ended.outputs.reason).toContain('/docs --new')
      expect(text).toContain('it is not known whether the work started')
      expect(text).toContain('/docs --new')
      return
    }
    expect(second.ended.outputs).toMatchObject({ jobId: 'job-0001', status: 'completed' })
    expect(text).toContain(`: pull request <${second.ended.outputs.prLink}> is ready`)
    const onPull = await shown(here, pullOf(second))
    expect(onPull.filter(({ marker }) => marker?.kind === 'pull-request').length).toBe(1)
  },
)
