import { type AnyModel, modelNamed } from '@tradefloor/models'
import { instructions } from '../series.ts'

/** The pale ground of each industry. */
export const tints: Readonly<Record<string, string>> = {
  manufacturing: '#d9e6f8',
  textiles: '#f5e2ea',
  food: '#d6eef1',
  home: '#f6e9d9',
  electronics: '#e4e2f7',
  medical: '#d9f0ea',
  energy: '#e3f1d8',
  agriculture: '#fbeecb',
}

/** The views of a product's gallery; the first is its picture. */
export const views = ['', 'turned', 'close'] as const
export type View = (typeof views)[number]

/** Looks whose other sides are not pictured. The list only becomes shorter. */
const frontOnly = instructions<Record<string, string[]>>('front-only')

/** From where a look is seen: a pack shows all of itself, its words and its goods from the front. */
export const viewsOf = (name: string, colour: string): readonly View[] =>
  modelNamed(name).isFrontOnly || frontOnly[name]?.includes(colour) ? [''] : views

/** The picture itself is finer than the other views; shadows on the ground are smoothed in both. */
const frames = { '': 14, turned: 10, close: 10 } as const
/** Packs are plain bodies on which less noise is seen. */
const framesOfPacks = { '': 10, turned: 10, close: 10 } as const
/** The picture itself fills a page; the other views stand in the gallery beside it. */
export const edges = { '': 800, turned: 640, close: 640 } as const

/** What the studio is asked for. */
export function shotOf({ industry, seen, turned, close, isFrontOnly }: AnyModel, view: View) {
  const edge = edges[view]
  const count = (isFrontOnly ? framesOfPacks : frames)[view]
  const base = { width: edge, height: edge, frames: count, tint: tints[industry] ?? '#e8edf5' }
  if (view === 'turned') return { ...base, ...seen, yaw: seen.yaw + 125, ...turned }
  if (view === 'close')
    return {
      ...base,
      yaw: close.yaw,
      elevation: close.elevation,
      close: { at: close.at, size: close.size },
    }
  return { ...base, ...seen }
}
