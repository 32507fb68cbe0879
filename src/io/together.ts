/** Waits for both, also if one of them fails: no request outlives the run. Throws what the first one that failed threw. */
export async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
