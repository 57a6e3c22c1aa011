import { box } from '../../kit/box.ts'
import { hoop } from '../../kit/lathe.ts'
import { alongPath, loft, type Ring } from '../../kit/loft.ts'
import { panel } from '../../kit/panel.ts'
import { type ModelBuilder, type ModelLook, picture } from '../model-builder.ts'
import { addBlock, alongX, can, stuff, turned } from './parts.ts'

const { brand, deep, pale, dark, rubber, steel, gold, white, glass } = stuff

/** Headphones that stand on their cups. */
export function headphones(b: ModelBuilder): void {
  const near = b.detail === 'near'
  const bow = (r: number, wide: number, thick: number, from: number, steps: number) =>
    loft(
      Array.from({ length: steps + 1 }, (_, i): Ring => {
        const a = from + (i / steps) * (Math.PI - 2 * from)
        const [c, s] = [Math.cos(a), Math.sin(a)]
        const k = 0.75 + 0.25 * Math.sin((i / steps) * Math.PI)
        return {
          at: [c * r, 0.42 + s * r * 1.12, 0],
          across: [0, 0, wide * k],
          deep: [c * thick, s * thick, 0],
        }
      }),
      { sides: near ? 10 : 4, square: 0.7 },
    )
  b.add(bow(0.36, 0.075, 0.022, -0.05, near ? 18 : 6), dark)
  b.from('near', () => b.add(bow(0.335, 0.066, 0.02, 0.45, 12), deep))
  for (const side of [-1, 1]) {
    b.add(
      loft(
        alongPath([
          [side * 0.36, 0.46, 0, 0.016, 0.03],
          [side * 0.375, 0.3, 0, 0.014, 0.034],
          [side * 0.37, 0.2, 0, 0.012, 0.026],
        ]),
        { sides: near ? 8 : 3, square: 0.7 },
      ),
      gold,
    )
    b.within({ at: [side * 0.345, 0.21, 0], roll: side * -1.42, scale: [1.12, 1, 1] }, () => {
      b.add(
        turned(b, [
          [0, -0.015],
          [0.16, -0.015, 0.02],
          [0.18, 0.03, 0.02],
          [0.15, 0.075, 0.02],
          [0.1, 0.08],
          [0, 0.075],
        ]),
        brand,
      )
      b.add(
        turned(b, [
          [0, -0.09],
          [0.1, -0.09],
          [0.15, -0.095, 0.03],
          [0.185, -0.05, 0.03],
          [0.16, -0.012],
        ]),
        rubber,
      )
      b.from('near', () => {
        b.add(hoop(0.118, 0.08, 0.018, 26), gold)
        b.add(can(b, 0.105, 0.006, 0, 22), dark, { at: [0, 0.074, 0] })
      })
    })
  }
}

/** A tall loudspeaker with a lit ring and its small sister. */
export function speaker(b: ModelBuilder): void {
  const one = (radius: number, height: number, look: ModelLook, x: number, z: number) =>
    b.within({ at: [x, 0, z] }, () => {
      b.add(
        turned(
          b,
          [
            [radius * 0.85, 0, 0.01],
            [radius, 0.03, 0.02],
            [radius, height - 0.05, 0.04],
            [radius * 0.82, height, 0.02],
            [0, height],
          ],
          28,
        ),
        look,
      )
      b.from('near', () => {
        b.add(hoop(radius * 0.7, height + 0.002, 0.022, 30), { color: '#d9f4ff', glow: 1.3 })
        b.add(can(b, radius * 0.6, 0.008, 0.002, 24), stuff.dark, { at: [0, height - 0.002, 0] })
        b.add(
          turned(
            b,
            [
              [radius + 0.002, 0.06],
              [radius + 0.004, 0.07],
              [radius + 0.002, 0.08],
            ],
            28,
          ),
          steel,
        )
        // The cloth over the front: ribs that catch the light.
        for (let i = 0; i < 18; i++) {
          const a = -0.95 + (i / 17) * 1.9
          b.add(box(0.008, height - 0.24, 0.008), dark, {
            at: [Math.sin(a) * (radius + 0.001), height * 0.5 + 0.015, Math.cos(a) * (radius + 0.001)],
            turn: a,
          })
        }
      })
    })
  one(0.2, 0.72, brand, -0.14, -0.05)
  one(0.14, 0.36, pale, 0.27, 0.13)
}

/** Two telephones on a stand, one from the front and one from behind. */
export function phones(b: ModelBuilder): void {
  b.add(
    turned(
      b,
      [
        [0.38, 0, 0.008],
        [0.38, 0.03, 0.012],
        [0, 0.032],
      ],
      30,
    ),
    white,
  )
  const phone = (back: ModelLook) => {
    b.add(box(0.3, 0.62, 0.03, b.bevel(0.012), b.detail === 'near' ? 0.3 : 9), back)
    b.from('near', () => b.add(box(0.304, 0.624, 0.016, 0.006, 9), steel))
  }
  b.within({ at: [0.09, 0.34, 0.06], turn: -0.18, tilt: -0.2 }, () => {
    phone(dark)
    b.add(panel(0.278, 0.596, 9), glass, { at: [0, 0, 0.0158] })
    b.add(panel(0.27, 0.152, 9), picture('video', 0.9), { at: [0, 0.15, 0.0168] })
    b.from('near', () => {
      for (let i = 0; i < 6; i++)
        b.add(
          panel(0.07, 0.07, 9),
          { color: ['#5aa9ff', '#ffd166', '#5ed6a0'][i % 3] ?? '#5aa9ff', glow: 0.7 },
          {
            at: [-0.09 + (i % 3) * 0.09, -0.02 - Math.floor(i / 3) * 0.1, 0.0168],
          },
        )
    })
  })
  b.within({ at: [-0.2, 0.34, -0.1], turn: Math.PI + 0.4, tilt: 0.16 }, () => {
    phone(brand)
    b.from('near', () => {
      b.add(box(0.13, 0.13, 0.014, 0.006, 9), deep, { at: [0.06, 0.21, -0.02] })
      for (const [x, y] of [
        [0.03, 0.24],
        [0.09, 0.24],
        [0.06, 0.18],
      ] as const)
        b.add(can(b, 0.025, 0.014, 0.003, 14), glass, { at: [x, y, -0.024], tilt: -Math.PI / 2 })
    })
  })
  b.within({ at: [-0.05, 0.03, -0.02], turn: 0.1 }, () =>
    addBlock(b, steel, [0.44, 0.05, 0.2], [0, 0, 0], 0.012),
  )
}

/** A tile of a video wall on a foot. */
export function ledPanel(b: ModelBuilder): void {
  addBlock(b, dark, [0.5, 0.03, 0.3], [0, 0, 0], 0.01)
  for (const x of [-0.16, 0.16]) b.add(can(b, 0.022, 0.3, 0.004, 10), steel, { at: [x, 0.02, -0.05] })
  addBlock(b, dark, [0.92, 0.56, 0.07], [0, 0.24, 0], 0.014)
  b.add(panel(0.88, 0.495, b.detail === 'near' ? 0.22 : 9), picture('video', 1), { at: [0, 0.53, 0.037] })
  b.from('near', () => {
    addBlock(b, brand, [0.88, 0.012, 0.074], [0, 0.252, 0])
    b.within({ at: [0, 0.78, 0], ...alongX }, () => b.add(can(b, 0.02, 0.001, 0, 8), steel))
  })
}
