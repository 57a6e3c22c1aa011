import type { Language } from '@tradefloor/contract'
import type { Texture, WebGLRenderer } from 'three'
import { drawTile } from '../art/draw-tile.ts'
import { drawGoodsTile, type GoodsSubject } from '../art/goods-tile.ts'
import type { TilePictures, TileSubject } from '../art/tile-subject.ts'
import { type Slot, type TileRequest, TileSlots } from './tile-slots.ts'
import { TileTexture } from './tile-texture.ts'

export type { TileLevel, TileRequest } from './tile-slots.ts'

export interface TileAtlasOptions {
  /** 4096 for strong graphics, else 2048. */
  readonly edge: number
  /** How many exhibitors there are: the fewer, the finer is everybody's far tile. */
  readonly count: number
  readonly language: Language
}

interface Job {
  readonly id: number
  readonly slot: Slot
}

/** An exhibitor, or one of its products. */
export type AtlasSubject = TileSubject | GoodsSubject

export type TileRect = readonly [x: number, y: number, width: number, height: number]

/** The tiles of all exhibitors in one texture, each as fine as it is wanted, drawn bit by bit between frames. */
export class TileAtlas {
  /** Grows whenever a rectangle has changed. */
  version = 0
  private readonly picture: TileTexture
  private slots: TileSlots
  private subjects = new Map<number, AtlasSubject>()
  private readonly pictures = new Map<number, TilePictures>()
  private language: Language
  private wishes: readonly TileRequest[] = []
  /** What is to be drawn, next one last; undefined when it has to be worked out anew. */
  private due: Job[] | undefined

  constructor(renderer: WebGLRenderer, { edge, count, language }: TileAtlasOptions) {
    this.picture = new TileTexture(renderer, Math.min(edge, renderer.capabilities.maxTextureSize))
    this.slots = new TileSlots(this.picture.edge, count)
    this.language = language
  }

  get texture(): Texture {
    return this.picture.texture
  }

  /** In the order of the hall. More than were counted make every far tile smaller. */
  setSubjects(subjects: readonly AtlasSubject[]): void {
    if (subjects.length > this.slots.capacity) this.slots = new TileSlots(this.picture.edge, subjects.length)
    const before = this.subjects
    this.subjects = new Map(subjects.map((subject) => [subject.id, subject]))
    this.slots.setMembers([...this.subjects.keys()])
    for (const [id, subject] of this.subjects) {
      const old = before.get(id)
      if (old && JSON.stringify(old) !== JSON.stringify(subject)) this.slots.outdate(id)
    }
    for (const id of this.pictures.keys()) if (!this.subjects.has(id)) this.pictures.delete(id)
    this.slots.want(this.wishes)
    this.changed()
  }

  setLanguage(language: Language): void {
    if (language === this.language) return
    this.language = language
    for (const id of this.subjects.keys()) this.slots.outdate(id)
    this.changed()
  }

  /** Pictures that have arrived; they are held until others are set. */
  setPictures(id: number, pictures: TilePictures): void {
    if (!this.subjects.has(id)) return
    this.pictures.set(id, pictures)
    this.slots.outdate(id)
    this.changed()
  }

  /** Lets go of pictures, so that they can be closed; what was drawn with them stays. */
  forgetPictures(id: number): void {
    this.pictures.delete(id)
  }

  /** Most wanted first; call it when the camera has moved. */
  want(order: readonly TileRequest[]): void {
    this.wishes = order
    if (this.slots.want(order)) this.version++
    this.due = undefined
  }

  /** How many pixels wide a tile is drawn, as it is wanted now. */
  edgeOf(id: number): number {
    return this.slots.slotOf(id, this.slots.wishedLevel(id))?.edge ?? 0
  }

  /** Draws for about so long; one tile may take longer by its own cost. Answers whether there is more to do. */
  step(milliseconds: number): boolean {
    if (this.picture.lost) return false
    const end = performance.now() + milliseconds
    this.due ??= this.workOut()
    while (this.due.length > 0 && performance.now() < end) {
      const job = this.due.pop()
      const subject = job && this.subjects.get(job.id)
      if (!subject || job.slot.state === 'fresh') continue
      const before = this.slots.shown(job.id)
      this.draw(subject, job.slot)
      if (this.slots.shown(job.id) !== before) this.version++
    }
    return this.due.length > 0
  }

  /** Where to find a tile, in shares of the texture, from its upper left corner. */
  rectOf(id: number): TileRect {
    const slot = this.slots.shown(id)
    if (!slot) return [0, 0, 0, 0]
    const { edge, height } = this.picture
    return [slot.x / edge, slot.y / height, slot.edge / edge, slot.edge / height]
  }

  textureBytes(): number {
    return this.picture.bytes()
  }

  /** The graphics card had lost everything. */
  restore(): void {
    this.picture.allocate()
    this.slots.emptyAll()
    this.changed()
  }

  dispose(): void {
    this.picture.dispose()
    this.pictures.clear()
    this.due = []
  }

  private changed(): void {
    this.due = undefined
    this.version++
  }

  private workOut(): Job[] {
    const ids = [...this.slots.inOrder()]
    const jobs: Job[] = []
    const add = (id: number, slot: Slot | undefined) => {
      if (slot && slot.state !== 'fresh') jobs.push({ id, slot })
    }
    for (const id of ids) add(id, this.slots.slotOf(id, this.slots.wishedLevel(id)))
    // Who is shown finely needs the far tile only when the visitor has gone on.
    for (const id of ids) if (this.slots.wishedLevel(id) !== 'far') add(id, this.slots.slotOf(id, 'far'))
    return jobs.reverse()
  }

  private draw(subject: AtlasSubject, slot: Slot): void {
    const pictures = this.pictures.get(subject.id)
    this.picture.put(slot.x, slot.y, slot.edge, (pen) => {
      if ('goods' in subject) drawGoodsTile(pen, slot.edge, subject, this.language, pictures?.poster)
      else drawTile(pen, slot.edge, subject, this.language, pictures)
    })
    slot.state = 'fresh'
  }
}
