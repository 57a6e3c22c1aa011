import { finish, matte, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, cylinder, laid, leaf, type Shape, surface, turned } from '../shapes/index.ts'
import { darker, inkOn, mixed, paler, type Tone } from '../tone.ts'
import { small } from './drawing.ts'

/** The paste with its eyes: each is dark above and light below, as a hollow is. */
const paste = (body: Tone, rind: Tone, eyes: number, largest: number, seed: number) =>
  print(768, 420, body.hex, (pen, w, h) => {
    const luck = chance(seed)
    for (let i = 0; i < eyes; i++) {
      const r = largest * (0.3 + luck() * 0.7)
      const [x, y] = [w * (0.04 + luck() * 0.88), h * (0.12 + luck() * 0.76)]
      const fade = pen.createLinearGradient(x, y - r, x, y + r)
      fade.addColorStop(0, darker(body, 0.5).hex)
      fade.addColorStop(0.55, darker(body, 0.22).hex)
      fade.addColorStop(1, paler(body, 0.3).hex)
      pen.fillStyle = fade
      pen.beginPath()
      pen.ellipse(x, y, r * 1.15, r, luck() - 0.5, 0, 7)
      pen.fill()
    }
    pen.fillStyle = darker(rind, 0.1).hex
    pen.fillRect(w - 16, 0, 16, h)
    pen.fillRect(0, 0, w, 10)
    pen.fillRect(0, h - 10, w, 10)
  })

/** A cut from the middle (x = 0) to the rind, upright; rounded where the wheel is. */
const cutFace = (radius: number, height: number, round: number): Shape =>
  surface(
    (u, v) => {
      const left = (1 - u) * radius
      const cut = left < round ? round - Math.sqrt(round ** 2 - (round - left) ** 2) : 0
      return [u * radius, cut + v * (height - 2 * cut), 0]
    },
    48,
    6,
  )

/** A part of a wheel from 0 to `turn` degrees; its cut faces are printed. */
function sector(
  on: Sculpture,
  r: number,
  h: number,
  turn: number,
  rind: Tone,
  inside: (seed: number) => ReturnType<typeof paste>,
): void {
  const round = h * 0.2
  const skin = finish(rind, { rough: 0.4, coat: 0.6, coatRough: 0.25 })
  on.add(
    turned(
      [
        [0.0001, 0, 0],
        [r, 0, round],
        [r * 1.012, h / 2, h * 0.3],
        [r, h, round],
        [0.0001, h, 0],
      ],
      Math.max(12, Math.round(turn / 4.5)),
      (turn * Math.PI) / 180,
    ),
    skin,
  )
  // From the lathe's beginning (+z) and its end.
  for (const [at, seed] of [
    [0, 3],
    [turn, 8],
  ] as const)
    on.within([0, 0, 0], [0, at - 90, 0], () =>
      on.add(cutFace(r * 1.004, h, round), printed(inside(seed), 0.45, 0.35), [0, 0, at ? -0.002 : 0.002]),
    )
}

const badge = (accent: Tone, rind: Tone, word: string, english: string) =>
  print(640, 640, rind.hex, (pen, w) => {
    pen.fillStyle = accent.hex
    pen.beginPath()
    pen.arc(w / 2, w / 2, w * 0.49, 0, 7)
    pen.fill()
    pen.strokeStyle = inkOn(accent)
    pen.lineWidth = 7
    pen.beginPath()
    pen.arc(w / 2, w / 2, w * 0.44, 0, 7)
    pen.stroke()
    letter(pen, word, w / 2, w * 0.46, { size: 180, color: inkOn(accent), weight: 900, most: w * 0.74 })
    small(pen, english, w / 2, w * 0.66, 46, inkOn(accent))
  })

/** A wheel of cheese with a piece cut out of it, on a board. */
export const cheese = model({
  name: { zh: '奶酪', en: 'Wheel of cheese' },
  industry: 'food',
  seen: { yaw: 0, elevation: 27, fill: 0.84 },
  turned: { yaw: -50, elevation: 32 },
  close: { at: [0.4, 0.4, 0.5], size: 0.5, yaw: -6, elevation: 26 },
  colours: { body: '#f2cb66', accent: '#b5342c', third: '#c4862f' },
  options: {
    radius: 0.9,
    height: 0.56,
    eyes: 20,
    largest: 62,
    gap: 62,
    word: '奶酪',
    english: 'MOUNTAIN CHEESE',
  },
  variants: {
    yellow: {},
    red: {
      colours: { body: '#f0c060', accent: '#f3e6c4', third: '#b3242a' },
      options: {
        radius: 0.8,
        height: 0.64,
        eyes: 22,
        largest: 14,
        gap: 70,
        word: '红蜡',
        english: 'RED WAX CHEESE',
      },
    },
    white: {
      colours: { body: '#f0e2b8', accent: '#2f6b57', third: '#e9e6dc' },
      options: {
        radius: 0.84,
        height: 0.4,
        eyes: 16,
        largest: 7,
        gap: 54,
        word: '白霉',
        english: 'SOFT CHEESE',
      },
    },
  },
  build(on, { body, accent, third }, options) {
    const { radius: r, height: h, gap } = options
    const inside = (seed: number) => paste(body, third, options.eyes, options.largest, seed)
    on.add(cylinder(1.42, 0.1, 0.035, 72), wood('#a8744a', 1.6))
    on.closely(() => on.add(cylinder(1.3, 0.012, 0.004, 72), wood('#b9855a', 1.6), [0, 0.095, 0]))
    on.within([-0.24, 0.1, -0.26], [0, 0, 0], () => {
      on.within([0, 0, 0], [0, 46 + gap / 2, 0], () => sector(on, r, h, 360 - gap, third, inside))
      on.add(
        laid(cylinder(r * 0.46, 0.014, 0.005, 56), r * 0.93),
        printed(badge(accent, third, options.word, options.english), 0.55, 0.3),
        [-r * 0.3, h, -r * 0.12],
      )
    })
    on.within([0.18, 0.1, 0.5], [0, 66, 0], () => sector(on, r, h, gap * 0.74, third, inside))
    on.within([-0.52, 0.11, 0.92], [0, 0, 0], () => {
      for (let i = 0; i < 4; i++)
        on.add(
          leaf(0.24, 0.14, 0.15),
          { ...matte(i % 2 ? '#3f7a35' : '#57964a'), twoSided: true },
          [0, 0, 0],
          [0, i * 85 + 20, 20],
        )
      for (const [x, z, tone] of [
        [0.16, 0.05, '#5a3478'],
        [0.04, 0.17, '#4b2a66'],
        [-0.1, 0.08, '#633a84'],
      ] as const)
        on.add(
          ball(0.1, 26),
          finish(mixed(tone, '#ffffff', 0.02), { rough: 0.4, coat: 0.6, coatRough: 0.2 }),
          [x, 0.095, z],
        )
    })
  },
})
