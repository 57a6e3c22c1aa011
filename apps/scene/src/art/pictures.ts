/** The widths in which the server hands out its pictures. */
export const pictureWidths = [160, 320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

function parse(url: string, page: string): URL | undefined {
  try {
    return new URL(url, page)
  } catch {
    return undefined
  }
}

/** Where to fetch one of our own pictures at a width; undefined for what lies elsewhere, which the page may not fetch. */
export function pictureAddress(url: string, width: PictureWidth, page: string): string | undefined {
  const address = url ? parse(url, page) : undefined
  if (!address || address.origin !== new URL(page).origin) return undefined
  if (address.pathname.startsWith('/files/') && !address.search) address.search = `?w=${width}`
  return address.href
}

/** Fetches and decodes off the main thread; undefined for whatever is no picture. */
export async function fetchPicture(
  address: string,
  width: PictureWidth,
  signal: AbortSignal,
): Promise<ImageBitmap | undefined> {
  const response = await fetch(address, { signal })
  if (!response.ok) return undefined
  const bitmap = await createImageBitmap(await response.blob())
  if (bitmap.width <= width * 1.25) return bitmap
  const resizeHeight = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  const smaller = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight, resizeQuality: 'high' })
  bitmap.close()
  return smaller
}

export interface PictureLoader {
  /** Smaller priorities come first; asking again changes the priority. Undefined: there is no picture, or no more wish. */
  ask(url: string, priority: number, width?: PictureWidth): Promise<ImageBitmap | undefined>
  /** Gives up on everything else: what nobody looks at any more. */
  keep(urls: ReadonlySet<string>): void
  stop(): void
}

interface Wish {
  readonly url: string
  readonly address: string
  readonly width: PictureWidth
  priority: number
  readonly arrives: Promise<ImageBitmap | undefined>
  readonly settle: (picture: ImageBitmap | undefined) => void
  /** Set while it is being fetched. */
  fetching?: AbortController
}

export interface LoaderOptions {
  /** How many are fetched at the same time. */
  readonly most: number
  /** Address of the page. */
  readonly page?: string
  readonly load?: typeof fetchPicture
}

/** Pictures in the order in which they are wanted, a few at a time. Never fails: what cannot be had is no picture. */
export function createPictureLoader({
  most,
  page = location.href,
  load = fetchPicture,
}: LoaderOptions): PictureLoader {
  const wishes = new Map<string, Wish>()
  const missing = new Set<string>()
  let running = 0

  const pump = () => {
    while (running < most) {
      const waiting = [...wishes.values()].filter(({ fetching }) => !fetching)
      const next = waiting.sort((a, b) => a.priority - b.priority)[0]
      if (!next) return
      void fetchFor(next)
    }
  }

  const fetchFor = async (wish: Wish) => {
    const control = new AbortController()
    wish.fetching = control
    running++
    const picture = await load(wish.address, wish.width, control.signal).catch(() => undefined)
    running--
    if (control.signal.aborted) picture?.close()
    else {
      if (!picture) missing.add(wish.address)
      wishes.delete(wish.address)
      wish.settle(picture)
    }
    pump()
  }

  const giveUp = (wish: Wish) => {
    wishes.delete(wish.address)
    wish.fetching?.abort()
    wish.settle(undefined)
  }

  return {
    ask(url, priority, width = 320) {
      const address = pictureAddress(url, width, page)
      if (!address || missing.has(address)) return Promise.resolve(undefined)
      const known = wishes.get(address)
      if (known) {
        known.priority = priority
        return known.arrives
      }
      const { promise, resolve } = withResolvers<ImageBitmap | undefined>()
      wishes.set(address, { url, address, width, priority, arrives: promise, settle: resolve })
      // Whoever asks for many at once is heard to the end before the first one is chosen.
      queueMicrotask(pump)
      return promise
    },
    keep(urls) {
      for (const wish of [...wishes.values()]) if (!urls.has(wish.url)) giveUp(wish)
    },
    stop() {
      for (const wish of [...wishes.values()]) giveUp(wish)
    },
  }
}

/** Promise.withResolvers is younger than the oldest browsers we serve. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
