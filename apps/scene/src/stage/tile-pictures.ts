import { tileAreas, tileEdge } from '@tradefloor/rules'
import { type PictureLoader, type PictureWidth, pictureWidths } from '../art/pictures.ts'
import type { TilePictures } from '../art/tile-subject.ts'
import type { TileAtlas, TileLevel, TileRequest } from './tile-atlas.ts'

type Kind = keyof TilePictures
const kinds = ['logo', 'poster', 'still'] as const satisfies Kind[]

/** Addresses of an exhibitor's pictures, as far as it has any. */
export type TileSources = Readonly<Partial<Record<Kind, string>>>

/** How many exhibitors' pictures are held; the tiles drawn with those let go of stay as they are. */
const mostHeld = 160
/** Whoever walks a street has stood before all its posters, and each is megabytes: so many are held finer than needed. */
const mostFine = 12

/** Pictures that come within so many milliseconds are told of together: each telling costs a frame, and some are slow. */
const together = 150

/** A logo is small everywhere; stills are worth their bytes only near by. */
const widths: Readonly<Record<'logo' | 'still', Partial<Record<TileLevel, PictureWidth>>>> = {
  logo: { near: 320, middle: 160 },
  still: { near: 640 },
}
/** Smaller, the drawn poster cannot be told from one's own. */
const leastPoster = 60

/** The narrowest that fills the poster's place in a tile of this edge. */
function posterWidth(edge: number): PictureWidth | undefined {
  const pixels = (edge * tileAreas.poster.width) / tileEdge
  return pixels < leastPoster ? undefined : pictureWidths.find((width) => width >= pixels)
}

interface Held {
  readonly pictures: Partial<Record<Kind, ImageBitmap>>
  /** Kinds and widths that have come: one that came out narrower than wished is as wide as it gets. */
  readonly arrived: Set<string>
}

interface Wanted {
  kind: Kind
  url: string
  width: PictureWidth
  place: number
}

/** Brings the pictures of those who are looked at into their tiles, the nearest first. */
export class TilePictureFeed {
  /** Least recently wanted first; of those wanted at once, the farthest. */
  private readonly held = new Map<number, Held>()
  private telling: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly atlas: Pick<TileAtlas, 'setPictures' | 'forgetPictures' | 'edgeOf'>,
    private readonly loader: PictureLoader,
    private readonly sourcesOf: (id: number) => TileSources | undefined,
    /** There are tiles to be drawn again, though nobody moved. */
    private readonly arrived: () => void,
  ) {}

  /** The same order as the atlas gets, after the atlas. */
  follow(order: readonly TileRequest[]): void {
    const nearest = order.slice(0, mostHeld).map((wish, place) => ({ ...wish, place }))
    const posters = new Map<number, Wanted>()
    const urls = new Set<string>()
    for (const { id, level, place } of nearest.reverse()) {
      const sources = this.sourcesOf(id)
      if (!sources) continue
      const held = this.hold(id)
      for (const kind of kinds) {
        const [url, width] = [sources[kind], this.widthOf(kind, id, level)]
        if (!url || !width) continue
        const wanted = { kind, url, width, place }
        if (kind === 'poster') posters.set(id, wanted)
        urls.add(url)
        void this.fetch(id, held, wanted)
      }
    }
    this.coarsen(posters)
    this.loader.keep(urls)
    for (const [id] of [...this.held].slice(0, Math.max(0, this.held.size - mostHeld))) this.letGo(id)
  }

  stop(): void {
    clearTimeout(this.telling)
    this.loader.stop()
    for (const id of [...this.held.keys()]) this.letGo(id)
  }

  /** Far away neither is worth fetching. */
  private widthOf(kind: Kind, id: number, level: TileLevel): PictureWidth | undefined {
    if (kind !== 'poster') return widths[kind][level]
    return level === 'far' ? undefined : posterWidth(this.atlas.edgeOf(id))
  }

  private hold(id: number): Held {
    const held = this.held.get(id) ?? { pictures: {}, arrived: new Set() }
    this.held.delete(id)
    this.held.set(id, held)
    return held
  }

  private async fetch(id: number, held: Held, { kind, url, width, place }: Wanted): Promise<void> {
    const key = `${kind}${width}`
    const known = held.pictures[kind]
    if (held.arrived.has(key) || (known && known.width >= width)) return
    const picture = await this.loader.ask(url, place, width)
    if (!picture || this.held.get(id) !== held || held.arrived.has(key)) return
    held.arrived.add(key)
    const now = held.pictures[kind]
    if (now && now.width >= picture.width) return
    this.show(id, held, kind, picture)
  }

  /** Of the posters that are finer than needed only the latest stay so. */
  private coarsen(posters: ReadonlyMap<number, Wanted>): void {
    // A picture that is not ours to resize may come a little wider than it was asked for.
    const fine = [...this.held].filter(
      ([id, { pictures }]) => (pictures.poster?.width ?? 0) > (posters.get(id)?.width ?? 0) * 1.25,
    )
    for (const [id, held] of fine.slice(0, Math.max(0, fine.length - mostFine))) {
      const wanted = posters.get(id)
      if (wanted) void this.trade(id, held, wanted)
      else this.letGo(id)
    }
  }

  /** The narrower one takes the place of the wide one only when it has come: what is drawn in between has a poster. */
  private async trade(id: number, held: Held, { kind, url, width, place }: Wanted): Promise<void> {
    const picture = await this.loader.ask(url, place, width)
    if (!picture || this.held.get(id) !== held || picture.width >= (held.pictures[kind]?.width ?? 0)) return
    for (const key of [...held.arrived]) if (key.startsWith(kind)) held.arrived.delete(key)
    this.show(id, held, kind, picture)
  }

  private show(id: number, held: Held, kind: Kind, picture: ImageBitmap): void {
    held.pictures[kind] = picture
    this.atlas.setPictures(id, { ...held.pictures })
    this.telling ??= setTimeout(() => {
      this.telling = undefined
      this.arrived()
    }, together)
  }

  /** Not closed by hand: two exhibitors may share one picture. */
  private letGo(id: number): void {
    this.held.delete(id)
    this.atlas.forgetPictures(id)
  }
}
