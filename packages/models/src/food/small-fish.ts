import { Vector2 } from 'three'
import { finish } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, plate, sweep } from '../shapes/index.ts'
import { type Colour, mixed } from '../tone.ts'

/** A dark back, a pale belly, the gill and scales, to be laid over the colour; the head is at its foot. */
const scales = print(128, 256, '#ffffff', (pen, w, h) => {
  const back = pen.createLinearGradient(0, 0, w, 0)
  for (const [at, tone] of [
    [0, '#5e6670'],
    [0.16, '#b9bec2'],
    [0.3, '#ffffff'],
    [0.7, '#ffffff'],
    [0.84, '#b9bec2'],
    [1, '#5e6670'],
  ] as const)
    back.addColorStop(at, tone)
  pen.fillStyle = back
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = 'rgba(60,56,48,.28)'
  pen.lineWidth = 1.4
  for (let row = 0; row < 22; row++)
    for (let i = 0; i < 15; i++) {
      pen.beginPath()
      pen.arc(i * 9 + (row % 2) * 4.5, 24 + row * 7, 5, Math.PI, Math.PI * 2)
      pen.stroke()
    }
  pen.strokeStyle = 'rgba(60,48,40,.7)'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(0, h * 0.73)
  pen.quadraticCurveTo(w / 2, h * 0.66, w, h * 0.73)
  pen.stroke()
})

/** A small fish on its side, along x, its head to -x. */
function smallFish(on: Sculpture, length: number, colour: Colour, bend = 0.06): void {
  const skin = finish(colour, { rough: 0.36, metal: 0.15, coat: 0.6, coatRough: 0.2, print: scales })
  const l = length
  const high = (t: number) => (0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16))) * l * 0.125
  on.add(
    sweep(
      [
        [-l / 2, 0, bend * l],
        [0, 0, -bend * l * 0.6],
        [l * 0.42, 0, bend * l * 0.7],
      ],
      { size: (t) => [high(t), high(t) * 0.58], steps: 24, around: 14 },
    ),
    skin,
  )
  const tail = [
    [0.38, 0],
    [0.58, 0.13],
    [0.5, 0],
    [0.58, -0.13],
  ] as const
  on.add(
    plate(
      tail.map(([x, y]) => new Vector2(x * l, y * l)),
      l * 0.025,
      { bevel: 0.004, pieces: 2 },
    ),
    finish(colour, { rough: 0.5, coat: 0.3 }),
    [0, 0, bend * l * 0.8],
    [-90, 0, 0],
  )
  on.closely(() => {
    on.add(ball(l * 0.028, 12), finish('#14181f', { rough: 0.2, coat: 1 }), [
      -l * 0.42,
      l * 0.035,
      bend * l * 0.75 - l * 0.01,
    ])
    on.add(
      sweep(
        [
          [-l * 0.3, l * 0.046, bend * l * 0.25],
          [0, l * 0.052, -bend * l * 0.6],
          [l * 0.34, l * 0.024, bend * l * 0.45],
        ],
        { size: () => [l * 0.012, l * 0.006], steps: 14, around: 8 },
      ),
      finish(mixed(colour, '#39424f', 0.6), { rough: 0.4, metal: 0.3 }),
    )
  })
}

/** A heap of small fish that rests on y = 0. */
export function heapOfFish(
  on: Sculpture,
  count: number,
  spread: number,
  colours: readonly Colour[],
  length = 0.46,
): void {
  const luck = chance(23)
  for (let i = 0; i < count; i++) {
    const [a, r] = [i * 2.4, spread * Math.sqrt(i / count)]
    const at = [
      Math.cos(a) * r * 1.3,
      0.035 + 0.1 * (1 - r / spread) * luck(),
      Math.sin(a) * r * 0.75,
    ] as const
    const turn = [luck() * 16 - 8, luck() * 140 - 70, luck() * 14 - 7] as const
    const bend = luck() * 0.2 - 0.1
    on.within(at, turn, () =>
      smallFish(on, length * (0.85 + luck() * 0.3), colours[i % colours.length] ?? '#b9a06a', bend),
    )
  }
}
