// What is needed once a star waits for a network: the calls that mark, and how lists carry a mark.
export { applyFavourite, refetchFavourites } from '../favourites/apply-favourite.ts'
export { sendQueued } from './send-queued.ts'
export { withQueued } from './with-queued.ts'
