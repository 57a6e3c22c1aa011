import { type Finish, metal, wood } from '../finish.ts'
import { model } from '../model.ts'
import { type Pen, print } from '../print.ts'
import { chance } from '../random.ts'
import { ball, cylinder, type Point, partOf, ring, sheet, thrown, tube } from '../shapes/index.ts'
import { type Colour, hexOf, type Tones } from '../tone.ts'
import { patterned, pile, satin } from './cloths.ts'

const [bar, radius] = [1.76, 0.042]

interface Hang {
  width: number
  front: number
  back: number
}

/** Over the bar and down on both sides: gathered above, in soft folds below. */
function hung({ width, front, back }: Hang) {
  const all = front + back
  return (across: number, along: number, lift = 0): Point => {
    const far = along * all - front
    const down = Math.max(0, Math.abs(far) - 0.06)
    const side = far < 0 ? 1 : -1
    const share = Math.min(1, down / 1.1)
    const near = Math.min(1, Math.abs(far) / 0.07)
    const k = across * 2 - 1
    const fold =
      Math.sin(k * 7.2 + (side > 0 ? 0.4 : 1.9)) * (0.02 + 0.05 * share) +
      Math.sin(k * 13 + 2) * 0.012 * share
    const wide = width * (0.74 + 0.26 * share ** 0.8)
    const over = Math.sqrt(Math.max(0, 1 - near ** 2)) * 0.05
    return [
      (k * wide) / 2 + Math.sin(down * 3 + side) * 0.03 * share,
      bar + 0.015 + over - down - 0.05 * share * Math.abs(k) ** 3 + lift * (1 - near),
      side * (near * (radius + 0.025 + 0.05 * share) + lift * near) + fold * near,
    ]
  }
}

function blossoms(pen: Pen, w: number, h: number, [one = '', two = '', pale = '']: readonly string[]): void {
  const luck = chance(21)
  for (let i = 0; i < 46; i++) {
    const [x, y, r] = [luck() * w, luck() * h, 26 + luck() * 34]
    const turn = luck() * 6
    pen.strokeStyle = two
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + r, y + r * 1.6, x + r * 0.4, y + r * 2.6)
    pen.stroke()
    for (let k = 0; k < 5; k++) {
      const a = turn + (k / 5) * Math.PI * 2
      pen.fillStyle = i % 3 === 0 ? one : pale
      pen.beginPath()
      pen.ellipse(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.52, r * 0.38, a, 0, 7)
      pen.fill()
    }
    pen.fillStyle = two
    pen.beginPath()
    pen.arc(x, y, r * 0.22, 0, 7)
    pen.fill()
  }
}

function ombre(pen: Pen, w: number, h: number, [one = '', two = '', pale = '']: readonly string[]): void {
  const shade = pen.createLinearGradient(0, 0, 0, h)
  for (const [at, ink] of [
    [0, one],
    [0.25, two],
    [0.5, pale],
    [0.75, two],
    [1, one],
  ] as const)
    shade.addColorStop(at, ink)
  pen.fillStyle = shade
  pen.fillRect(0, 0, w, h)
}

function checks(pen: Pen, w: number, h: number, [one = '', two = '', pale = '']: readonly string[]): void {
  pen.globalAlpha = 0.5
  for (const [ink, at, wide] of [
    [one, 0, 0.34],
    [two, 0.44, 0.1],
    [pale, 0.72, 0.05],
    [two, 0.84, 0.05],
  ] as const) {
    pen.fillStyle = ink
    for (let i = 0; i < 4; i++) pen.fillRect((i + at) * (w / 4), 0, wide * (w / 4), h)
    for (let i = 0; i < 14; i++) pen.fillRect(0, (i + at) * (h / 14), w, wide * (h / 14))
  }
  pen.globalAlpha = 1
}

/** Flames of colour whose edges run into each other, as threads dyed before weaving. */
function ikat(pen: Pen, w: number, h: number, inks: readonly string[]): void {
  const luck = chance(8)
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++) {
        pen.fillStyle = inks[(i + j + k) % 3] ?? ''
        const [x, y] = [((i + 0.5) / 3) * w, ((j + 0.5) / 9) * h]
        for (let q = -20; q <= 20; q++) {
          const tall =
            (h / 9) * 0.52 * (1 - k * 0.33) * Math.max(0, 1 - Math.abs(q) / (21 - k * 5)) + luck() * 9
          pen.fillRect(x + (q * w) / 130, y - tall, w / 125, tall * 2)
        }
      }
}

const patterns = { blossoms, ombre, checks, ikat }

const design = ({ body, accent, third }: Tones, pattern: string) =>
  print(640, 1600, hexOf(body), (pen, w, h) => {
    const draw = patterns[pattern as keyof typeof patterns] ?? blossoms
    draw(pen, w, h, [hexOf(accent), hexOf(third), '#f4ead8'])
  })

/** A scarf over the bar of a small stand. */
export const silkScarf = model({
  name: { zh: '丝巾', en: 'Silk scarf' },
  industry: 'textiles',
  seen: { yaw: 28, elevation: 12, fill: 0.82 },
  close: { at: [0, 1.5, 0.1], size: 0.44, yaw: 22, elevation: 14 },
  colours: { body: '#1f7f85', accent: '#e58a5f', third: '#f0c56a' },
  options: { width: 1.15, front: 1.5, back: 1.2, pattern: 'blossoms', fringe: false },
  variants: {
    teal: {},
    pink: {
      colours: { body: '#e9a9b0', accent: '#b5486a', third: '#e39aa8' },
      options: { width: 0.9, front: 1.62, back: 1.4, pattern: 'ombre' },
    },
    beige: {
      colours: { body: '#d8bd92', accent: '#7a4a34', third: '#a63d33' },
      options: { width: 0.95, front: 1.4, back: 1.15, pattern: 'checks', fringe: true },
    },
    purple: {
      colours: { body: '#5b3f8c', accent: '#e0a23a', third: '#b8386a' },
      options: { width: 1.0, front: 1.56, back: 1.1, pattern: 'ikat' },
    },
    navy: {
      colours: { body: '#23406f', accent: '#d9a95a', third: '#8fb7d6' },
      options: { width: 1.25, front: 1.35, back: 1.3 },
    },
  },
  build(on, tones, { width, front, back, pattern, fringe }) {
    const at = hung({ width, front, back })
    const isWool = pattern === 'checks'
    const cloth: Finish = patterned(design(tones, pattern), isWool ? pile('#ffffff', 8) : satin('#ffffff'))
    on.add(sheet(at, 0.012, 60, 96), cloth)
    const edge = isWool ? pile(tones.body) : satin(pattern === 'ombre' ? tones.accent : tones.third)
    if (!isWool)
      for (const [a, b] of [
        [
          [0, 0.03],
          [0, 1],
        ],
        [
          [0.97, 1],
          [0, 1],
        ],
        [
          [0, 1],
          [0, 0.014],
        ],
        [
          [0, 1],
          [0.986, 1],
        ],
      ] as const)
        on.add(sheet(partOf(at, a, b), 0.022, a[1] - a[0] > 0.5 ? 50 : 3, b[1] - b[0] > 0.5 ? 84 : 3), edge)
    if (fringe)
      for (const end of [0, 1])
        for (let i = 0; i < (on.fine.weight === 'full' ? 40 : 14); i++) {
          const [x, y, z] = at((i + 0.5) / (on.fine.weight === 'full' ? 40 : 14), end)
          on.add(
            tube(
              [
                [x, y + 0.01, z],
                [x + 0.005, y - 0.06, z + 0.006],
                [x - 0.004, y - 0.13, z],
              ],
              0.0095,
              6,
              false,
              6,
            ),
            edge,
          )
        }
    const brass: Colour = '#bd9148'
    on.add(
      cylinder(radius, width + 0.3, 0.02, 28),
      metal(brass, 0.26),
      [-(width + 0.3) / 2, bar - 0.02, 0],
      [0, 0, -90],
    )
    for (const side of [-1, 1]) {
      const x = side * (width / 2 + 0.1)
      on.add(ball(0.075, 28), metal(brass, 0.26), [side * (width / 2 + 0.17), bar - 0.02, 0])
      on.add(cylinder(0.03, bar - 0.04, 0.005, 20), metal(brass, 0.26), [x, 0.02, 0])
      on.add(ring(0.02, 0.055, 0.07, 0.015, 24), metal(brass, 0.26), [x, 0.1, 0])
      on.add(
        thrown(
          [
            [0.0001, 0],
            [0.22, 0],
            [0.24, 0.025],
            [0.2, 0.06],
            [0.1, 0.095],
            [0.0001, 0.1],
          ],
          20,
          36,
        ),
        wood('#8a5a38'),
        [x, 0, 0],
        [0, 0, 0],
        [0.8, 1, 1.2],
      )
    }
  },
})
