import { withMark } from '../favourites/with-mark.ts'
import type { WaitingMark } from './shelves.ts'

/** An answer with the stars on it that were pressed since. */
export const withWaiting = (data: unknown, marks: readonly WaitingMark[]): unknown =>
  marks.reduce((marked, { favourite, on }) => withMark(marked, favourite, on), data)
