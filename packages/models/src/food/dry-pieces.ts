import { finish, printed } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import {
  ball,
  bent,
  box,
  closed,
  cylinder,
  joined,
  laid,
  leaf,
  moved,
  type Point,
  plate,
  type Shape,
  sheet,
  sweep,
  thrown,
  tube,
} from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { type Colour, darker } from '../tone.ts'
import type { Piece } from './heaps.ts'

/** What is dried, shelled or sliced, piece by piece, each around the origin and some 0.25 across. */

const stuff = (colour: Colour, rough = 0.6) => finish(colour, { rough, coat: 0.25, coatRough: 0.4 })

/** Skin that shrank: shallow folds along x. */
export const wrinkled =
  (colour: Colour, radius: number, scale: Point, folds = 8, deep = 0.08): Piece =>
  (on) =>
    on.add(
      bent(ball(radius, 22), (x, y, z) => {
        const a = Math.atan2(z, y)
        const k = 1 + deep * Math.sin(a * folds + x * 9) * (1 - (Math.abs(x) / radius) ** 3)
        return [x * scale[0], y * scale[1] * k, z * scale[2] * k]
      }),
      stuff(colour, 0.5),
    )

/** A shell of two lobes with a net of ribs. */
export const peanut: Piece = (on, i) =>
  on.add(
    bent(ball(0.1, 26), (x, y, z) => {
      const waist = 1 - 0.26 * Math.exp(-((x / 0.04) ** 2))
      const ribs = 1 + 0.03 * Math.sin(Math.atan2(z, y) * 10) * Math.sin(x * 90)
      return [x * 1.75, y * 0.8 * waist * ribs, z * 0.8 * waist * ribs]
    }),
    finish(i % 3 ? '#d3a869' : '#c79a58', { rough: 0.85, relief: pores(3, 500), reliefDepth: 1.6 }),
  )

/** A nut that is round, long or pointed, with furrows. */
export const nut =
  (colour: Colour, radius: number, long: number, furrows: number, deep: number): Piece =>
  (on) =>
    on.add(
      bent(ball(radius, 26), (x, y, z) => {
        const t = y / radius
        const k = 1 + deep * Math.sin(Math.atan2(z, x) * furrows)
        return [x * k, y * long + Math.sign(t) * Math.max(0, Math.abs(t) - 0.8) * radius * 0.6, z * k]
      }),
      stuff(colour, 0.5),
      [0, 0, 0],
      [70, 0, 0],
    )

/** Half of a kernel, lobed like a walnut's. */
export const kernel =
  (colour: Colour, size: number): Piece =>
  (on) =>
    on.add(
      bent(ball(size, 30), (x, y, z) => {
        const k =
          1 +
          0.07 * Math.sin((x * 7.6) / size + Math.sin((z * 5) / size) * 2) * Math.sin((y * 5.6) / size) -
          0.2 * Math.exp(-((x / (size * 0.18)) ** 2))
        return [x * k * 1.1, y * k * 0.62, z * k]
      }),
      stuff(colour, 0.5),
    )

/** A smooth kernel, long or round. */
export const smoothKernel =
  (colour: Colour, size: number, long = 1.7): Piece =>
  (on) =>
    on.add(
      bent(ball(size, 22), (x, y, z) => [x * long, y * 0.8, z * (0.85 - (x / size) * 0.12)]),
      stuff(colour, 0.5),
    )

/** A strip or slice that is thin, bent and of uneven width. */
export const strip =
  (colours: readonly Colour[], long: number, wide: number, thick: number): Piece =>
  (on, i) =>
    on.add(
      sheet(
        (u, v) => [
          (v - 0.5) * long,
          0.16 * long * Math.sin(v * 3 + i) * 0.4 + 0.02 * Math.sin(v * 11 + i * 2),
          (u - 0.5) * wide * (0.8 + 0.3 * Math.sin(v * 5 + i)) + 0.05 * long * Math.sin(v * 4 + i * 3),
        ],
        thick,
        6,
        16,
      ),
      stuff(colours[i % colours.length] ?? '#c98f4a'),
    )

/** A cross slice of citrus, dried: its rind, its pith and the walls between what was juice. */
const slicePrint = (rind: string, pith: string, flesh: string) =>
  print(256, 256, rind, (pen, w) => {
    const c = w / 2
    const disc = (r: number, fill: string) => {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(c, c, r, 0, 7)
      pen.fill()
    }
    disc(126, rind)
    disc(112, pith)
    disc(72, flesh)
    pen.strokeStyle = pith
    pen.lineWidth = 8
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      pen.beginPath()
      pen.moveTo(c, c)
      pen.lineTo(c + Math.cos(a) * 78, c + Math.sin(a) * 78)
      pen.stroke()
    }
    disc(16, darker(pith, 0.3).hex)
  })

export const citrusSlice = (rind: string, pith: string, flesh: string, radius = 0.2): Piece => {
  const face = printed(slicePrint(rind, pith, flesh), 0.75, 0.1)
  return (on, i) =>
    on.add(
      laid(
        bent(cylinder(radius, 0.035, 0.012, 36), (x, y, z) => [
          x * (1 + 0.05 * Math.sin(i + z * 20)),
          y + 0.035 * Math.sin(x * 12 + i) * Math.cos(z * 9),
          z,
        ]),
        radius * 2,
      ),
      face,
    )
}

/** A slice of fingered citron: a palm and its fingers. */
export const citronSlice: Piece = (on, i) => {
  const outline = (fine: { edge(n: number): number }) => {
    const fingers = 5
    const points: (readonly [number, number, number])[] = []
    for (let k = 0; k < fingers; k++) {
      const a = -0.9 + (k / (fingers - 1)) * 1.8
      points.push([Math.sin(a - 0.17) * 0.15, 0.12 + Math.cos(a) * 0.05, 0.02])
      points.push([Math.sin(a) * 0.3, 0.06 + Math.cos(a) * 0.26, 0.05])
    }
    points.push([0.12, -0.12, 0.06], [-0.12, -0.12, 0.06])
    return closed(points.reverse(), fine.edge(5) + 1)
  }
  on.add(
    bent(plate(outline, 0.03, { bevel: 0.01, pieces: 2 }), (x, y, z) => [
      x,
      y,
      z + 0.04 * Math.sin(x * 9 + i),
    ]),
    finish(i % 3 ? '#e6d6a0' : '#d9cc8c', { rough: 0.8, relief: pores(3, 500), reliefDepth: 1.2 }),
    [0, 0, 0],
    [-90, 0, 0],
  )
}

/** A stem wound to a tight coil. */
export const coil: Piece = (on, i) =>
  on.add(
    tube(
      Array.from({ length: 26 }, (_, k): Point => {
        const a = k * 0.78
        return [Math.cos(a) * 0.085, -0.09 + k * 0.0072, Math.sin(a) * 0.085]
      }),
      0.026,
      90,
      false,
      9,
    ),
    finish(i % 3 ? '#8a8a3c' : '#a3914a', { rough: 0.55, coat: 0.4, relief: pores(4, 300), reliefDepth: 1 }),
    [0, 0, 0],
    [80, 0, 0],
  )

/** Ruffled fronds from one stalk. */
export const frond: Piece = (on, i) => {
  for (let k = 0; k < 5; k++)
    on.add(
      sheet(
        (u, v) => {
          const a = (u - 0.5) * 1.7
          const r = 0.05 + v * 0.17
          return [Math.sin(a) * r, 0.03 * Math.sin(u * 14 + k) * v + v * 0.03, Math.cos(a) * r]
        },
        0.018,
        12,
        8,
      ),
      stuff(k % 2 ? '#8a6f52' : '#a58a68', 0.85),
      [0, k * 0.012, 0],
      [-8, k * 74 + i * 20, 0],
    )
}

const cracked = (dark: string, pale: string) =>
  print(512, 256, dark, (pen, w, h) => {
    const luck = chance(19)
    pen.strokeStyle = pale
    pen.lineCap = 'round'
    for (let i = 0; i < 60; i++) {
      let [x, y] = [luck() * w, h * luck() * 0.92]
      pen.lineWidth = 3 + luck() * 9
      pen.beginPath()
      pen.moveTo(x, y)
      for (let k = 0; k < 3; k++) {
        x += (luck() - 0.5) * 60
        y += (luck() - 0.4) * 36
        pen.lineTo(x, y)
      }
      pen.stroke()
    }
  })

/** A dried cap with pale cracks and a short stem. */
export const flowerMushroom: Piece = (on, i) => {
  const k = 0.9 + (i % 4) * 0.07
  on.add(
    bent(
      thrown(
        [
          [0.1, -0.05],
          [0.17, -0.05],
          [0.19, 0.0],
          [0.16, 0.07],
          [0.08, 0.11],
          [0.001, 0.115],
        ],
        18,
        32,
      ),
      (x, y, z) => [x * k * (1 + 0.04 * Math.sin(Math.atan2(z, x) * 5 + i)), y * k, z * k],
    ),
    { ...printed(cracked('#7a4f30', '#efe0c2'), 0.8, 0.1) },
  )
  on.add(cylinder(0.13, 0.03, 0.01, 24), finish('#d8bf92', { rough: 0.9 }), [0, -0.055, 0])
  on.closely(() => on.add(cylinder(0.035, 0.09, 0.015, 14), finish('#c4a678', { rough: 0.9 }), [0, -0.11, 0]))
}

/** A slice of a mushroom, crisp: cap and stem. */
export const mushroomCrisp: Piece = (on, i) =>
  on.add(
    plate(
      (fine) =>
        closed(
          [
            [-0.2, 0, 0.05],
            [-0.05, -0.03, 0.03],
            [-0.045, -0.17, 0.03],
            [0.045, -0.17, 0.03],
            [0.05, -0.03, 0.03],
            [0.2, 0, 0.05],
            [0.14, 0.11, 0.08],
            [-0.14, 0.11, 0.08],
          ],
          fine.edge(5) + 1,
        ),
      0.05,
      { bevel: 0.015, pieces: 2 },
    ),
    finish(i % 3 ? '#b9803f' : '#9c6630', { rough: 0.8, relief: pores(3, 500), reliefDepth: 1.4 }),
    [0, 0, 0],
    [-80, 0, 0],
  )

/** Many small grains as one: from afar they are the heap itself. */
export const grains =
  (colours: readonly Colour[], size: Point, count = 26): Piece =>
  (on, i) => {
    const luck = chance(3 + i)
    const one = (): Shape =>
      moved(
        ball(1, 8),
        [(luck() - 0.5) * 0.26, (luck() - 0.5) * 0.05, (luck() - 0.5) * 0.26],
        [luck() * 60 - 30, luck() * 360, luck() * 60 - 30],
        size,
      )
    const all = Array.from({ length: on.fine.weight === 'full' ? count : 3 }, one)
    on.add(joined(...all), stuff(colours[i % colours.length] ?? '#c9a45c', 0.45))
  }

/** A berry of beads. */
export const beadedBerry =
  (colour: Colour, size: number, isHollow = false): Piece =>
  (on) => {
    const flesh = finish(colour, { rough: 0.45, coat: 0.5, coatRough: 0.25 })
    on.add(ball(size * 0.9, 18), flesh, [0, 0, 0], [0, 0, 0], [1, isHollow ? 1.15 : 1, 1])
    on.closely(() => {
      const beads = Array.from({ length: 60 }, (_, i) => {
        const y = 1 - (2 * (i + 0.5)) / 60
        const [flat, a] = [Math.sqrt(1 - y * y), i * 2.39996]
        return moved(ball(size * 0.17, 7), [
          Math.cos(a) * flat * size * 0.88,
          y * size * (isHollow ? 1.02 : 0.88),
          Math.sin(a) * flat * size * 0.88,
        ])
      })
      on.add(joined(...beads), flesh)
    })
  }

/** A wedge of candied peel, rolled in sugar. */
export const candiedPeel: Piece = (on, i) =>
  on.add(
    bent(box(0.26, 0.07, 0.1, 0.03, 3), (x, y, z) => [x, y + 0.05 * Math.cos(x * 7 + i * 0.3), z]),
    finish(i % 3 ? '#d9c46a' : '#c9d07a', { rough: 0.95, relief: pores(3, 900), reliefDepth: 3 }),
  )

/** A shoot of bamboo, flattened and dried: leaf in leaf. */
export const bambooShoot: Piece = (on, i) => {
  for (let k = 0; k < 3; k++)
    on.add(
      leaf(0.62 - k * 0.12, 0.12 - k * 0.02, 0.05, 0.3),
      { ...stuff(k % 2 ? '#c2a558' : '#b3923f', 0.75), twoSided: true },
      [-0.3 + k * 0.04, k * 0.014, 0],
      [0, (i % 3) * 4, 0],
    )
  on.closely(() =>
    on.add(
      sweep(
        [
          [-0.3, 0.01, 0],
          [0, 0.03, 0],
          [0.26, 0.01, 0],
        ],
        { size: (t) => [0.035 * (1.1 - t), 0.018], steps: 10, around: 8 },
      ),
      stuff('#a88a3a', 0.8),
    ),
  )
}
