/** Few visits have a star that waits. */
export const loadQueuePart = () => import('./queue-part.ts')
