import { describe, expect, it } from 'vitest'
import { Faults } from '../../dev/local/http/faults.ts'
import { addNamedFault } from '../../dev/local/service/named-faults.ts'

describe('a named fault', () => {
  it.each([
    ['create=lost-answer*1', 'POST /v2/agent/p/job', { act: true, answer: { kind: 'reset' } }],
    ['status-check=status:503', 'GET /v2/agent/p/job/x', { act: false, answer: { reply: { status: 503 } } }],
    [
      'follow-up=limited:9*2',
      'POST /v2/agent/p/job/x/message',
      { answer: { reply: { headers: { 'retry-after': '9' } } } },
    ],
    [
      'all=redirect:http://127.0.0.1:9/',
      'GET /x',
      { answer: { reply: { headers: { location: 'http://127.0.0.1:9/' } } } },
    ],
    ['all=delay:50', 'GET /x', { act: true, delayMs: 50 }],
  ])('%s', (written, request, wanted) => {
    const faults = new Faults()
    addNamedFault(faults, written)
    const [method = '', path = ''] = request.split(' ')
    expect(faults.take(method, path)).toMatchObject(wanted)
    expect(faults.take('PUT', '/elsewhere') !== undefined).toBe(written.startsWith('all'))
  })

  it('applies always without a number, else so many times', () => {
    const faults = new Faults()
    addNamedFault(faults, 'create=html')
    addNamedFault(faults, 'status-check=html*1')
    const times = (method: string, path: string) => [1, 2, 3].map(() => faults.take(method, path) !== undefined)
    expect(times('POST', '/v2/agent/p/job')).toEqual([true, true, true])
    expect(times('GET', '/v2/agent/p/job/x')).toEqual([true, false, false])
  })

  it.each(['', 'create', 'create=', 'nobody=html', 'create=nothing-known', 'create=html*x'])(
    '%o is refused, with the names that there are',
    (written) => {
      expect(() => addNamedFault(new Faults(), written)).toThrow(
        /Write REQUEST=FAULT .*create, follow-up, status-check, all.*html/,
      )
    },
  )
})
