// All that index.ts loads after the event filter. It is one part of the bundle, with what comes before the first request:
// several parts would each have a copy of what they share. What a step needs later, it loads itself.
export { readCommandInMarkdown } from './ask/command-in-markdown.ts'
export { main } from './run/main.ts'
export { post } from './run/post.ts'

/** The sweep, which a run does not load. */
export async function sweep(): Promise<void> {
  await (await import('./sweep/main.ts')).sweep()
}
