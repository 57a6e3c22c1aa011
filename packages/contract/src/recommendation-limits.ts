/** How many are recommended at once. */
export const mostRecommended = 6
/** How many of the things that were looked at a client sends along. */
export const mostSeenSent = 12
