import { Semaphore } from '../../concurrency/semaphore.ts'
import { PictureCache } from '../storage/index.ts'

/** So many posters of 60 KB are at hand; what is left out is composed again. */
const maxBytes = 24 * 1_048_576
const mostWaiting = 40

/** Composed posters by address. A node composes one at a time, so that it has a core for its visitors. */
export const createPosterCache = (): PictureCache =>
  new PictureCache({
    name: 'posters',
    maxBytes,
    making: new Semaphore({ permits: 1, queueSize: mostWaiting, retryAfterSeconds: 5 }),
  })
