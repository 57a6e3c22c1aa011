import { ball } from '../../kit/ball.ts'
import { box } from '../../kit/box.ts'
import { hoop } from '../../kit/lathe.ts'
import { type Outline, prism } from '../../kit/prism.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, addBolts, addFlange, alongX, alongZ, can, stuff, turned } from './parts.ts'

const { brand, deep, dark, steel, gold, white, rubber } = stuff

function gearOutline(teeth: number, radius: number, depth: number): Outline {
  // Foot, tip, tip, foot: shares of one tooth's width and whether it is the tip.
  const tooth = [
    [0.06, 0],
    [0.2, 1],
    [0.44, 1],
    [0.58, 0],
  ] as const
  return Array.from({ length: teeth }, (_, i) =>
    tooth.map(([share, tip]): readonly [number, number] => {
      const a = ((i + share) / teeth) * Math.PI * 2
      const r = radius - depth * (1 - tip)
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
  ).flat()
}

/** A wheel of a gear that looks to +z, with its hub. */
function addGear(b: ModelBuilder, teeth: number, radius: number, x: number, y: number, spin: number): void {
  b.within({ at: [x, y, 0.13], ...alongZ }, () => {
    const outline = b.detail === 'near' ? gearOutline(teeth, radius, 0.03) : gearOutline(3, radius, 0.02)
    b.add(prism(outline, 0.07, { bevel: b.bevel(0.006) }), steel, { turn: spin })
    b.from('near', () => b.add(can(b, radius * 0.36, 0.095, 0.008, 16), gold))
    b.from('near', () => b.add(can(b, radius * 0.16, 0.12, 0.004, 10), dark))
  })
}

/** A gearbox with its front open: two wheels in mesh, ribs, feet and the shaft. */
export function gearbox(b: ModelBuilder): void {
  for (const x of [-0.3, 0.3]) addBlock(b, deep, [0.2, 0.06, 0.42], [x, 0, 0], 0.012)
  addBlock(b, brand, [0.72, 0.5, 0.3], [0, 0.05, -0.03], 0.05)
  b.from('near', () => {
    for (let i = 0; i < 7; i++) addBlock(b, brand, [0.02, 0.05, 0.26], [-0.27 + i * 0.09, 0.54, -0.03])
    b.add(can(b, 0.03, 0.05, 0.006, 10), steel, { at: [0.3, 0.55, 0.08] })
  })
  b.from('near', () => {
    b.within({ at: [-0.12, 0.28, 0.1], ...alongZ }, () => b.add(can(b, 0.235, 0.035, 0.01, 28), dark))
    b.within({ at: [0.21, 0.28, 0.1], ...alongZ }, () => b.add(can(b, 0.14, 0.035, 0.01, 22), dark))
  })
  addGear(b, 16, 0.2, -0.12, 0.28, 0.05)
  addGear(b, 9, 0.115, 0.185, 0.28, 0.28)
  b.within({ at: [0.34, 0.4, -0.05], ...alongX }, () => {
    b.add(can(b, 0.09, 0.03, 0.006, 18), steel)
    b.from('near', () => b.add(can(b, 0.035, 0.12, 0.006, 14), steel))
    addBolts(b, 6, 0.065, 0.03, 0.01)
  })
}

/** A gate valve with its hand wheel. */
export function valve(b: ModelBuilder): void {
  const y = 0.19
  b.within({ at: [-0.36, y, 0], ...alongX }, () => {
    b.add(
      turned(b, [
        [0.1, 0],
        [0.1, 0.16, 0.02],
        [0.16, 0.26, 0.04],
        [0.175, 0.36, 0.04],
        [0.16, 0.46, 0.04],
        [0.1, 0.56, 0.02],
        [0.1, 0.72],
      ]),
      brand,
    )
    b.within({ at: [0, 0.71, 0] }, () => addFlange(b, 0.19))
  })
  b.within({ at: [-0.35, y, 0], roll: Math.PI / 2 }, () => addFlange(b, 0.19))
  b.add(
    turned(b, [
      [0.13, y + 0.08],
      [0.11, 0.38, 0.02],
      [0.15, 0.39, 0.006],
      [0.15, 0.44, 0.006],
      [0.07, 0.46, 0.02],
      [0.045, 0.6, 0.01],
      [0, 0.6],
    ]),
    brand,
  )
  addBolts(b, 8, 0.125, 0.44, 0.013)
  b.add(can(b, 0.018, 0.24, 0.004, 10), steel, { at: [0, 0.56, 0] })
  b.add(hoop(0.2, 0.7, 0.034, b.round(28)), deep)
  for (let i = 0; i < (b.detail === 'near' ? 3 : 1); i++)
    b.add(box(0.39, 0.018, 0.026), deep, { at: [0, 0.695, 0], turn: i * 1.0472 })
  b.from('near', () => b.add(can(b, 0.045, 0.05, 0.01, 14), deep, { at: [0, 0.675, 0] }))
}

/** A flat carrier robot with a crate on it. */
export function carrier(b: ModelBuilder): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.add(can(b, 0.07, 0.05, 0.01, 16), rubber, { at: [x * 0.27 - 0.025, 0.07, z * 0.2], ...alongX })
  addBlock(b, white, [0.56, 0.15, 0.72], [0, 0.05, 0], 0.05)
  b.from('near', () => {
    b.add(box(0.572, 0.022, 0.732, 0.01, 9), { ...brand, glow: 0.8 }, { at: [0, 0.105, 0] })
    b.add(can(b, 0.055, 0.055, 0.012, 18), dark, { at: [0, 0.215, 0.29] })
    b.add(box(0.2, 0.03, 0.012), stuff.glass, { at: [0, 0.165, 0.358] })
    for (const x of [-0.2, 0.2])
      b.add(ball(1), { color: '#eaf6ff', glow: 1.2 }, { at: [x, 0.16, 0.352], scale: 0.018 })
  })
  addBlock(b, dark, [0.5, 0.03, 0.58], [0, 0.2, -0.03], 0.01)
  addBlock(b, brand, [0.42, 0.27, 0.42], [0, 0.23, -0.06], 0.02)
  b.from('near', () => {
    addBlock(b, deep, [0.44, 0.03, 0.44], [0, 0.485, -0.06], 0.008)
    for (const x of [-0.13, 0.13]) addBlock(b, deep, [0.022, 0.22, 0.43], [x, 0.25, -0.06])
    b.add(
      tube(
        [
          [-0.06, 0.42, 0.157],
          [0.06, 0.42, 0.157],
        ],
        0.014,
        6,
      ),
      white,
    )
  })
}
