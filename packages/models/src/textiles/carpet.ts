import { fabric, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import { chance } from '../random.ts'
import { face, partOf, sheet, tube } from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { patterned, pile } from './cloths.ts'
import { bow, lengthAlong } from './lengths.ts'

function diamond(pen: Pen, x: number, y: number, w: number, h: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(x, y - h)
  pen.lineTo(x + w, y)
  pen.lineTo(x, y + h)
  pen.lineTo(x - w, y)
  pen.fill()
}

/** Diamonds in one another with hooks and small flowers around them. */
function medallions(pen: Pen, w: number, h: number, inks: readonly string[]): void {
  const [one = '', two = '', pale = ''] = inks
  for (const y of [h * 0.2, h * 0.5, h * 0.8]) {
    ;[one, pale, two, one, pale].forEach((ink, i) => {
      const k = 1 - i * 0.2
      diamond(pen, w / 2, y, w * 0.3 * k, h * 0.14 * k, ink)
    })
    for (const side of [-1, 1]) {
      diamond(pen, w / 2 + side * w * 0.36, y, w * 0.06, h * 0.03, pale)
      diamond(pen, w / 2 + side * w * 0.36, y, w * 0.03, h * 0.015, two)
      for (const end of [-1, 1]) {
        diamond(pen, w / 2 + side * w * 0.32, y + end * h * 0.11, w * 0.075, h * 0.035, two)
        diamond(pen, w / 2 + side * w * 0.32, y + end * h * 0.11, w * 0.04, h * 0.019, pale)
      }
    }
  }
}

/** Thin lozenges on a pale ground. */
function lattice(pen: Pen, w: number, h: number, [one = '']: readonly string[]): void {
  pen.strokeStyle = one
  pen.lineWidth = 9
  for (let i = -6; i < 12; i++)
    for (const way of [-1, 1]) {
      pen.beginPath()
      pen.moveTo((i / 6) * w, 0)
      pen.lineTo((i / 6) * w + way * h * 0.5, h)
      pen.stroke()
    }
}

/** Waves of colour, one beside the other. */
function waves(pen: Pen, w: number, h: number, inks: readonly string[]): void {
  for (let i = 0; i < 9; i++) {
    pen.fillStyle = inks[i % inks.length] ?? '#ffffff'
    pen.beginPath()
    const y = (h / 9) * i
    pen.moveTo(0, y + 40)
    pen.bezierCurveTo(w * 0.3, y - 50, w * 0.6, y + 120, w, y + 20)
    pen.lineTo(w, y + h / 15)
    pen.bezierCurveTo(w * 0.6, y + 160, w * 0.3, y - 10, 0, y + 40 + h / 15)
    pen.fill()
  }
}

const fields = { medallions, lattice, waves }

const field = ({ body, accent, third }: Tones, pattern: string) =>
  print(640, 1024, hexOf(body), (pen, w, h) => {
    const draw = fields[pattern as keyof typeof fields] ?? medallions
    draw(pen, w, h, [hexOf(accent), hexOf(third), '#efe3cb'])
    const luck = chance(9)
    for (let i = 0; i < 6000; i++) {
      pen.fillStyle = luck() > 0.5 ? 'rgba(255,255,255,.07)' : 'rgba(0,0,0,.07)'
      pen.fillRect(luck() * w, luck() * h, 3, 5)
    }
  })

/** A carpet with a carved border, one end rolled up. */
export const carpet = model({
  name: { zh: '地毯', en: 'Carpet' },
  industry: 'textiles',
  seen: { yaw: 36, elevation: 30, fill: 0.88 },
  close: { at: [0.35, 0.1, 0.55], size: 0.46, yaw: 40, elevation: 30 },
  turned: { yaw: -40 },
  colours: { body: '#a3323a', accent: '#23395f', third: '#d8a24a' },
  options: { width: 1.75, length: 2.3, turns: 1.9, pattern: 'medallions', fringe: true },
  variants: {
    red: {},
    navy: {
      colours: { body: '#2c4a78', accent: '#8fb3cf', third: '#d9b67a' },
      options: { width: 1.95, length: 2.1, turns: 1.4, pattern: 'waves', fringe: false },
    },
    beige: {
      colours: { body: '#e8dcc4', accent: '#6d5a48', third: '#b98a5a' },
      options: { width: 1.6, length: 2.5, turns: 2.3, pattern: 'lattice' },
    },
    green: {
      colours: { body: '#2f6b56', accent: '#c25a3a', third: '#e3c37a' },
      options: { width: 1.6, length: 2.2, turns: 1.6 },
    },
  },
  build(on, tones, { width, length, turns, pattern, fringe }) {
    const thick = 0.055
    const core = 0.1
    const radius = core + turns * thick * 1.25
    const back = -length / 2 + radius
    const front = length / 2
    const line = lengthAlong(
      [
        [front, thick / 2],
        [front * 0.4, thick / 2],
        [0, thick / 2],
        ...bow(back, radius + thick / 2, radius, 270, 270 - 360 * turns, -(radius - core)),
      ],
      width,
    )
    // Its face is up while the line runs to the back: across goes the other way.
    const at = (across: number, along: number, lift = 0) => line(1 - across, along, -lift)
    const weaveOf = pile('#ffffff', 5)
    on.add(sheet(at, thick, 20, 110), patterned(field(tones, pattern), weaveOf))
    const rim = 0.055
    const [inner, outer] = [pile(tones.third, 2), pile(tones.accent, 2)]
    const trim = (from: number, to: number, stuff: typeof inner, lift: number) => {
      const along = (v: number) => (v * width) / (length + turns * radius * 3.4)
      for (const side of [0, 1])
        on.add(
          sheet(
            partOf(at, side ? [1 - to, 1 - from] : [from, to], [along(from), 1 - along(from)], lift),
            0.03,
            4,
            90,
          ),
          stuff,
        )
      on.add(sheet(partOf(at, [from, 1 - from], [along(from), along(to)], lift), 0.03, 18, 4), stuff)
    }
    trim(0.012, rim + 0.02, outer, thick / 2)
    trim(rim + 0.045, rim + 0.075, inner, thick / 2)
    if (fringe) {
      const luck = chance(3)
      const count = Math.round(width * (on.fine.weight === 'full' ? 26 : 11))
      for (let i = 0; i < count; i++) {
        const x = ((i + 0.5) / count - 0.5) * width * 0.99
        const sway = (luck() - 0.5) * 0.05
        on.add(
          tube(
            [
              [x, thick * 0.6, front - 0.01],
              [x + sway * 0.3, 0.03, front + 0.06],
              [x + sway, 0.018, front + 0.15 + luck() * 0.02],
            ],
            0.0155,
            6,
            false,
            6,
          ),
          fabric('#efe4cf', 0.5),
        )
      }
    }
    const mark = print(240, 130, '#f4efe4', (pen, w, h) => {
      pen.fillStyle = hexOf(tones.accent)
      pen.fillRect(0, h - 46, w, 46)
      letter(pen, '手工织毯', w / 2, 42, { size: 50, color: '#3a3128', most: w - 20 })
      letter(pen, 'HAND WOVEN', w / 2, h - 22, { size: 26, color: inkOn(tones.accent), weight: 500 })
    })
    on.within([width * 0.28, radius + thick, back + radius + thick + 0.012], [-4, 0, 0], () =>
      on.add(face(0.3, 0.165, 0.01), printed(mark, 0.8, 0)),
    )
  },
})
