import type { ColourName, Piece, Prop, Tableau } from '@tradefloor/models'
import { type PaletteName, palettes } from './palettes.ts'
import { type SceneryName, sceneries } from './sceneries.ts'

/** What a banner shows. */
export interface Banner {
  scenery: SceneryName
  palette: PaletteName
  /** `model/colour` with the thing's size where the usual one does not suit it: the middle, left, right, and before them. */
  things: readonly (string | readonly [thing: string, size: number])[]
}

/** Where things stand: in the middle, at both sides, and two small ones before them. */
const places = [
  { at: [0, -0.1], width: 1.42, height: 0.4, size: 1.22 },
  { at: [-1.36, 0.05], width: 1.22, height: 0.26, size: 1.02 },
  { at: [1.36, 0.05], width: 1.22, height: 0.26, size: 1.02 },
  { at: [-0.68, 0.78], width: 0.82, height: 0.13, size: 0.56 },
  { at: [0.72, 0.78], width: 0.82, height: 0.13, size: 0.56 },
] as const

/** How far the sides are turned to the middle. */
const inward = 12

export const bannerSize = [1280, 672] as const

export function tableauOf({ scenery, palette: name, things }: Banner, seed: number): Tableau {
  const palette = palettes[name]
  const pieces: Piece[] = []
  const stands: Prop[] = []
  things.slice(0, places.length).forEach((thing, i) => {
    const place = places[i]
    if (!place) return
    const [shown, size] = typeof thing === 'string' ? [thing, place.size] : thing
    const [model = '', colour] = shown.split('/')
    const [x, z] = place.at
    stands.push({
      kind: 'drum',
      colour: palette.stand,
      at: [x, 0, z],
      size: [place.width, place.height],
    })
    pieces.push({
      model,
      colour: colour as ColourName,
      at: [x, place.height, z],
      size,
      turn: -Math.sign(x) * inward,
    })
  })
  return { pieces, props: [...sceneries[scenery](palette, seed), ...stands] }
}

export const shotOf = ({ palette: name }: Banner, frames: number) => {
  const { low, high, glow } = palettes[name]
  const [width, height] = bannerSize
  return {
    width,
    height,
    frames,
    tint: low,
    elevation: 8,
    fov: 22,
    shadowMap: 2048,
    ball: { at: [0, 0, 0], radius: 3.4 },
    frame: { at: [0, 0.93, 0], width: 4.5 },
    backdrop: { low, high, glow },
  } as const
}
