import { Semaphore } from '../concurrency/semaphore.ts'

/** Each takes a core for a second, and memory by the row: in a process one works at a time. */
export const workbookThreads = new Semaphore({ permits: 1, queueSize: 20, retryAfterSeconds: 5 })
