import type { PictureLoader, PictureWidth } from '../art/pictures.ts'
import type { TilePictures } from '../art/tile-subject.ts'
import type { TileAtlas, TileLevel, TileWish } from './tile-atlas.ts'

/** Addresses of an exhibitor's pictures, as far as it has any. */
export type TileSources = Readonly<Partial<Record<keyof TilePictures, string>>>

/** How many exhibitors' pictures are held; the tiles drawn with those let go of stay as they are. */
const mostHeld = 160

/** A logo is small everywhere; posters and stills are worth their bytes only near by. */
const widths: Readonly<Record<keyof TilePictures, Partial<Record<TileLevel, PictureWidth>>>> = {
  logo: { near: 320, middle: 160 },
  poster: { near: 640, middle: 160 },
  still: { near: 640 },
}
const kinds = ['logo', 'poster', 'still'] as const

interface Held {
  readonly pictures: Partial<Record<keyof TilePictures, ImageBitmap>>
  /** Kinds and widths that have come: one that came out narrower than wished is as wide as it gets. */
  readonly arrived: Set<string>
}

/** Brings the pictures of those who are looked at into their tiles, the nearest first. */
export class TilePictureFeed {
  /** Least recently wanted first. */
  private readonly held = new Map<number, Held>()

  constructor(
    private readonly atlas: Pick<TileAtlas, 'setPictures' | 'forgetPictures'>,
    private readonly loader: PictureLoader,
    private readonly sourcesOf: (id: number) => TileSources | undefined,
  ) {}

  /** The same order as the atlas gets. */
  follow(order: readonly TileWish[]): void {
    const wanted = new Set<string>()
    order.slice(0, mostHeld).forEach(({ id, level }, place) => {
      const sources = this.sourcesOf(id)
      if (!sources) return
      const held = this.hold(id)
      for (const kind of kinds) {
        const [url, width] = [sources[kind], widths[kind][level]]
        if (!url || !width) continue
        wanted.add(url)
        void this.fetch(id, held, { kind, url, width, place })
      }
    })
    this.loader.keep(wanted)
    for (const [id] of [...this.held].slice(0, Math.max(0, this.held.size - mostHeld))) this.letGo(id)
  }

  stop(): void {
    this.loader.stop()
    for (const id of [...this.held.keys()]) this.letGo(id)
  }

  private hold(id: number): Held {
    const held = this.held.get(id) ?? { pictures: {}, arrived: new Set() }
    this.held.delete(id)
    this.held.set(id, held)
    return held
  }

  private async fetch(
    id: number,
    held: Held,
    wish: { kind: keyof TilePictures; url: string; width: PictureWidth; place: number },
  ): Promise<void> {
    const { kind, url, width, place } = wish
    const key = `${kind}${width}`
    const known = held.pictures[kind]
    if (held.arrived.has(key) || (known && known.width >= width)) return
    const picture = await this.loader.ask(url, place, width)
    if (!picture || this.held.get(id) !== held || held.arrived.has(key)) return
    held.arrived.add(key)
    const now = held.pictures[kind]
    if (now && now.width >= picture.width) return
    held.pictures[kind] = picture
    this.atlas.setPictures(id, { ...held.pictures })
  }

  /** Not closed by hand: two exhibitors may share one picture. */
  private letGo(id: number): void {
    this.held.delete(id)
    this.atlas.forgetPictures(id)
  }
}
