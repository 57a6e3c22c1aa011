/** Does a piece of work and notes how long it took in one go: a measurement reads it, and so does a browser's profiler. */
export function timed<Result>(name: string, work: () => Result): Result {
  const start = performance.now()
  const result = work()
  performance.measure(name, { start, end: performance.now() })
  return result
}
