// What the site and its worker call things when they speak of them to each other.

/** The element by which the site knows that its document is a copy, and of when. */
export const storedAtName = 'kept-at'

/** What was looked at in this browser is in caches whose names begin like this. They go with whoever leaves. */
export const seenPrefix = 'seen-'

/** By which the worker is told, in its address, whose pages it is to keep: it cannot always tell by itself. */
export const deviceParameter = 'device'

/** The databases of this browser: answers for reading without a network, and stars that wait for one. */
export const databases = { answers: 'tradefloor-answers', waiting: 'tradefloor-waiting' } as const
