// What is needed once a star waits for a network: the calls that mark, and how lists carry a mark.
export { reloadMarked, showMark } from '../favourites/show-mark.ts'
export { sendWaiting } from './send-waiting.ts'
export { withWaiting } from './with-waiting.ts'
