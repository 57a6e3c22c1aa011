import { withFavourite } from '../favourites/with-favourite.ts'
import type { QueuedFavourite } from './stores.ts'

/** An answer with the stars on it that were pressed since. */
export const withQueued = (data: unknown, marks: readonly QueuedFavourite[]): unknown =>
  marks.reduce((marked, { favourite, on }) => withFavourite(marked, favourite, on), data)
