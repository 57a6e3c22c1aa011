import { type Finish, finish, matte, wood } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, closed, disc, hoop, plate, rectangle, sweep, thrown, tube } from '../shapes/index.ts'
import { darker, paler } from '../tone.ts'
import { glazed, specks, spout, teaCup } from './pottery.ts'

/** A teapot, its spout to +x. `flat` is below 1 for a low one. */
function teapot(on: Sculpture, stuff: Finish, trim: Finish, flat: number, isBail: boolean): void {
  on.add(
    thrown(
      [
        [0.001, 0.02],
        [0.27, 0.018],
        [0.29, 0],
        [0.34, 0.01],
        [0.38, 0.05],
        [0.56, 0.25 * flat],
        [0.56, 0.45 * flat],
        [0.42, 0.66 * flat],
        [0.27, 0.74 * flat],
        [0.25, 0.745 * flat],
      ],
      44,
      60,
    ),
    stuff,
  )
  const top = 0.745 * flat
  on.add(hoop(0.26, 0.025, 0.018, 48), trim, [0, top - 0.02, 0])
  on.within([0, top + 0.012, 0], [0, 0, 0], () => {
    on.add(
      thrown(
        [
          [0.255, 0],
          [0.262, 0.015],
          [0.2, 0.07],
          [0.08, 0.105],
          [0.05, 0.13],
          [0.09, 0.19],
          [0.07, 0.235],
          [0.001, 0.245],
        ],
        24,
        44,
      ),
      stuff,
    )
    on.add(hoop(0.056, 0.012, 0.012, 28, 6), trim, [0, 0.126, 0])
  })
  spout(
    on,
    [
      [0.42, 0.22 * flat, 0],
      [0.66, 0.32 * flat, 0],
      [0.76, 0.54 * flat, 0],
      [0.9, 0.72 * flat, 0],
    ],
    0.13,
    0.06,
    stuff,
    [[0.915, 0.735 * flat, 0], -52],
  )
  if (isBail) {
    on.add(
      tube(
        [
          [-0.4, 0.68 * flat, 0],
          [-0.44, 0.9 * flat, 0],
          [-0.26, 1.28 * flat, 0],
          [0, 1.4 * flat, 0],
          [0.26, 1.28 * flat, 0],
          [0.44, 0.9 * flat, 0],
          [0.4, 0.68 * flat, 0],
        ],
        0.042,
        60,
      ),
      wood('#c99a58'),
    )
    on.closely(() => {
      for (const x of [-1, 1])
        for (let i = 0; i < 5; i++)
          on.add(hoop(0.05, 0.012, 0.02, 20, 6), wood('#8d6130'), [
            x * (0.436 - 0.006 * i),
            (0.84 + 0.03 * i) * flat,
            0,
          ])
    })
    return
  }
  on.add(
    sweep(
      [
        [-0.4, 0.62 * flat, 0],
        [-0.66, 0.7 * flat, 0],
        [-0.88, 0.56 * flat, 0],
        [-0.8, 0.3 * flat, 0],
        [-0.5, 0.2 * flat, 0],
      ],
      { size: (t) => [0.06 - 0.012 * Math.sin(t * 3.14), 0.045], steps: 44, around: 20 },
    ),
    stuff,
  )
}

/** The jug from which tea is shared out; its lip to +x. */
function jug(on: Sculpture, outside: Finish, inside: Finish, trim: Finish): void {
  on.add(
    thrown(
      [
        [0.001, 0.02],
        [0.2, 0],
        [0.25, 0.04],
        [0.3, 0.2],
        [0.27, 0.42],
        [0.25, 0.52],
        [0.28, 0.62],
      ],
      26,
      44,
    ),
    outside,
  )
  on.add(
    thrown(
      [
        [0.28, 0.62],
        [0.255, 0.6],
        [0.225, 0.52],
        [0.25, 0.4],
      ],
      10,
      44,
    ),
    inside,
  )
  on.add(hoop(0.27, 0.018, 0.014, 44), trim, [0, 0.618, 0])
  on.add(disc(0.25), { ...glazed('#a8641a'), rough: 0.12 }, [0, 0.45, 0], [-90, 0, 0])
  on.add(
    sweep(
      [
        [0.2, 0.46, 0],
        [0.27, 0.55, 0],
        [0.37, 0.625, 0],
      ],
      { size: (t) => [0.12 - 0.08 * t, 0.05 - 0.03 * t], steps: 16, around: 18 },
    ),
    outside,
  )
  on.add(
    tube(
      [
        [-0.25, 0.52, 0],
        [-0.42, 0.52, 0],
        [-0.46, 0.34, 0],
        [-0.28, 0.18, 0],
      ],
      0.032,
      36,
    ),
    outside,
  )
}

/** A tray of bamboo with slats over its basin. */
function tray(on: Sculpture, stuff: Finish, dark: Finish, width: number, depth: number): void {
  const hole = closed(rectangle(width - 0.22, depth - 0.22, 0.06))
  on.add(
    plate(closed(rectangle(width, depth, 0.14)), 0.2, { bevel: 0.035, holes: [hole] }),
    stuff,
    [0, 0.16, 0],
    [90, 0, 0],
  )
  on.add(box(width - 0.18, 0.1, depth - 0.18, 0.03), dark, [0, 0.1, 0])
  const slats = 13
  const pitch = (depth - 0.22) / slats
  for (let i = 0; i < slats; i++)
    on.add(box(width - 0.24, 0.06, pitch * 0.78, 0.018, 2), stuff, [0, 0.2, (i - (slats - 1) / 2) * pitch])
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      on.add(box(0.2, 0.1, 0.16, 0.03), dark, [x * (width / 2 - 0.26), 0.05, z * (depth / 2 - 0.2)])
}

/** A pot, a jug and cups on a tea tray. */
export const teaSet = model({
  name: { zh: '功夫茶具套装', en: 'Gongfu tea set' },
  industry: 'home',
  seen: { yaw: -24, elevation: 24, fill: 0.86 },
  turned: { yaw: 32 },
  close: { at: [-0.45, 0.55, 0.1], size: 0.46, yaw: -30, elevation: 20 },
  colours: { body: '#5fa698', accent: '#c9a25c', third: '#c99a62' },
  options: { cups: 4, flat: 1, isBail: false, hasSpecks: true },
  variants: {
    teal: {},
    brown: {
      colours: { body: '#7c3f2b', accent: '#5a2a1c', third: '#5f4030' },
      options: { cups: 3, flat: 0.82, hasSpecks: false },
    },
    white: {
      colours: { body: '#e9ebe8', accent: '#2f63b0', third: '#d8b27c' },
      options: { cups: 5, flat: 1.02, isBail: true, hasSpecks: false },
    },
  },
  build(on, { body, accent, third }, { cups, flat, isBail, hasSpecks }) {
    const [width, depth, top] = [2.75, 1.7, 0.23]
    const clay = finish(body, { rough: 0.55, coat: 0.2, coatRough: 0.45, twoSided: true })
    const isClay = flat < 0.9
    const pot = isClay ? clay : glazed(body, hasSpecks ? specks(300) : undefined)
    const trim = isClay
      ? finish(accent, { rough: 0.5 })
      : finish(accent, { metal: 0.5, rough: 0.32, coat: 0.5 })
    const pale = glazed(isClay ? '#efe6d8' : paler(body, 0.72))
    tray(on, wood(third, 1.2), matte(darker(third, 0.62)), width, depth)
    on.within([-0.52, top, -0.18], [0, 18, 0], () => teapot(on, pot, trim, flat, isBail))
    on.within([0.82, top, -0.34], [0, 200, 0], () => jug(on, pot, pale, trim))
    for (let i = 0; i < cups; i++) {
      const x = (i - (cups - 1) / 2) * (1.86 / Math.max(3, cups - 1)) + 0.14
      on.within([x, top, 0.5 - 0.05 * (i % 2)], [0, 70 * i, 0], () =>
        teaCup(on, cups > 4 ? 0.19 : 0.215, 0.26, { outside: pot, inside: pale, rim: trim }),
      )
    }
  },
})
