import { finish, printed } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, sheet, tube } from '../shapes/index.ts'
import { type Colour, darker, hexOf, paler } from '../tone.ts'
import { board } from './heaps.ts'
import { served } from './served.ts'

/** Flesh with its bones' traces, laid open along the middle; the tail is at the top of the picture. */
const flesh = (colour: Colour, skin: Colour) =>
  print(256, 512, hexOf(colour), (pen, w, h) => {
    pen.strokeStyle = darker(colour, 0.2).hex
    for (let i = 0; i < 40; i++)
      for (const way of [-1, 1]) {
        pen.lineWidth = 2
        pen.beginPath()
        pen.moveTo(w / 2 + way * 10, h * (0.04 + i * 0.024))
        pen.quadraticCurveTo(
          w / 2 + way * 60,
          h * (0.03 + i * 0.024),
          w / 2 + way * 118,
          h * (0.01 + i * 0.024),
        )
        pen.stroke()
      }
    pen.fillStyle = hexOf(skin)
    pen.fillRect(0, 0, 12, h)
    pen.fillRect(w - 12, 0, 12, h)
    pen.fillStyle = darker(colour, 0.35).hex
    pen.fillRect(w / 2 - 5, 0, 10, h)
  })

/** A fish split along its back and laid flat, along x, its head to -x. */
function splitFish(on: Sculpture, long: number, wide: number, colour: Colour, skin: Colour): void {
  on.add(
    sheet(
      (u, v) => {
        const body = Math.sin(Math.PI * Math.min(1, 0.1 + v * 0.88)) ** 0.55
        const half = wide * body * (v > 0.9 ? 1 - (v - 0.9) * 7 : 1)
        const k = u * 2 - 1
        return [(v - 0.5) * long, 0.05 * Math.abs(k) + 0.02 * Math.sin(v * 9), k * half]
      },
      0.04,
      24,
      40,
    ),
    { ...printed(flesh(colour, skin), 0.45, 0.5) },
  )
  // The head is split too: two halves side by side.
  for (const way of [-1, 1]) {
    on.add(
      ball(0.13, 24),
      finish(skin, { rough: 0.4, coat: 0.5 }),
      [-long * 0.5 + 0.02, 0.05, way * wide * 0.32],
      [0, way * 16, 0],
      [1.25, 0.5, 0.9],
    )
    on.closely(() => {
      on.add(ball(0.03, 12), finish('#14181f', { rough: 0.2, coat: 1 }), [
        -long * 0.5 - 0.03,
        0.1,
        way * wide * 0.34,
      ])
    })
    on.add(
      sheet((u, v) => [long * (0.47 + v * 0.14), 0.03, way * (0.012 + u * (0.05 + v * 0.16))], 0.02, 6, 8),
      finish(paler(skin, 0.1), { rough: 0.5, coat: 0.3, twoSided: true }),
    )
  }
  on.closely(() =>
    on.add(
      tube(
        [
          [-long * 0.42, 0.045, 0],
          [0, 0.05, 0],
          [long * 0.44, 0.04, 0],
        ],
        0.014,
        30,
        false,
        8,
      ),
      finish(paler(colour, 0.4), { rough: 0.5 }),
    ),
  )
}

const fish = (
  zh: string,
  en: string,
  long: number,
  wide: number,
  colour: string,
  skin: string,
  body: string,
  second: string,
) =>
  served({
    name: { zh, en },
    pack: 'carton',
    size: [1.7, 0.95, 0.3],
    packAt: [-0.1, 0, -0.42],
    goodsAt: [0.06, 0, 0.42],
    dress: { brown: [body, '#fbf1dc'], blue: [second, '#f4f8fb'] },
    inside: [colour],
    seen: { yaw: -12, elevation: 32, fill: 0.86 },
    close: { at: [0, 0.2, 0.42], size: 0.5, yaw: -10, elevation: 40 },
    goods: (on) => {
      const y = board(on, long + 0.5, wide * 2 + 0.34)
      on.within([-0.03, y + 0.03, 0], [0, 4, 0], () => splitFish(on, long, wide, colour, skin))
    },
  })

export const splitFishes = {
  'split-croaker': fish(
    '黄鱼鲞',
    'Split yellow croaker',
    1.25,
    0.32,
    '#e6c88a',
    '#c9962e',
    '#a8763c',
    '#17508c',
  ),
  'split-eel': fish('鳗鲞', 'Split dried eel', 1.8, 0.2, '#dcc6a2', '#6f6a62', '#7d2f26', '#1c3566'),
}
