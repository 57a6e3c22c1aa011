import { clearGlass, fabric, finish, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, sheet, slab, surface } from '../shapes/index.ts'
import { wound } from '../textiles/cloths.ts'
import { type Colour, darker, hexOf, type Tones } from '../tone.ts'

/** A roll that stands on its edge, its axis along x, its end unwound toward +z. */
function roll(
  on: Sculpture,
  radius: number,
  wide: number,
  core: number,
  stuff: ReturnType<typeof finish>,
  side: Colour,
  tail: number,
): void {
  on.within([-wide / 2, radius, 0], [0, 0, -90], () => {
    on.add(ring(core, radius, wide, 0.01, 72), stuff)
    on.add(
      ring(core - 0.03, core + 0.005, wide + 0.01, 0.008, 56),
      finish('#d9b98a', { rough: 0.9 }),
      [0, -0.005, 0],
    )
    on.closely(() => {
      for (const y of [wide + 0.002, -0.012])
        on.add(
          ring(core + 0.01, radius - 0.01, 0.01, 0, 72),
          finish(side, { rough: 0.9, relief: wound(16), reliefDepth: 0.6 }),
          [0, y, 0],
        )
    })
  })
  if (tail > 0)
    on.add(
      sheet(
        (a, b) => {
          const z = b * tail
          return [(a - 0.5) * wide, Math.max(0.012, 0.08 * Math.sin(b * 5) * (1 - b)), z]
        },
        0.014,
        8,
        40,
      ),
      stuff,
      [0, 0.01, 0.02],
    )
}

/** Elastic bandages that hold to themselves, in several colours. */
function bandages(on: Sculpture, { body, accent, third }: Tones): void {
  const crepe = (colour: Colour) => ({ ...fabric(colour, 3), reliefDepth: 2.4 })
  on.within([-0.1, 0, 0.2], [0, -24, 0], () => roll(on, 0.5, 0.9, 0.14, crepe(body), body, 1.2))
  on.within([-1.15, 0, -0.3], [0, 40, 0], () => roll(on, 0.46, 0.7, 0.14, crepe(accent), accent, 0))
  on.add(ring(0.14, 0.48, 0.62, 0.02, 64), crepe(third), [1.05, 0, -0.45])
}

/** Tape on a spool, and a second spool in its case. */
function tape(on: Sculpture, { body, accent }: Tones): void {
  const soft = finish(body, { rough: 0.7, twoSided: true })
  on.within([0, 0, 0.1], [0, -30, 0], () => {
    roll(on, 0.6, 0.5, 0.3, soft, darker(body, 0.08), 1.1)
    for (const x of [-0.27, 0.27])
      on.add(ring(0.24, 0.66, 0.04, 0.01, 72), plastic(accent), [x - 0.02, 0.6, 0], [0, 0, -90])
  })
  on.within([1.1, 0, -0.5], [0, 20, 0], () => {
    on.add(cylinder(0.62, 0.56, 0.03), soft)
    on.add(cylinder(0.66, 0.05, 0.015), plastic(accent), [0, -0.01, 0])
    on.add(cylinder(0.66, 0.05, 0.015), plastic(accent), [0, 0.54, 0])
    const words = print(300, 300, hexOf(accent), (pen, w, h) => {
      letter(pen, '硅胶胶带', w / 2, h * 0.4, { size: 60, color: '#ffffff', most: w * 0.7 })
      letter(pen, 'SILICONE TAPE', w / 2, h * 0.62, { size: 30, color: '#ffffff', most: w * 0.7 })
    })
    on.add(face(0.84, 0.84, 0.42), printed(words), [0, 0.595, 0], [-90, 0, 0])
  })
}

/** Paper below, film above: the long bag out of which pouches are cut. */
function reel(on: Sculpture, { body, accent }: Tones): void {
  const film = print(
    256,
    256,
    hexOf(body),
    (pen, w, h) => {
      pen.fillStyle = 'rgba(30,110,200,.75)'
      for (const x of [0.06, 0.88]) pen.fillRect(w * x, 0, w * 0.06, h)
      for (let i = 0; i < 4; i++)
        letter(pen, 'STEAM ▸ 灭菌', w * 0.5, h * (i + 0.5) * 0.25, { size: 24, color: '#c2557a' })
    },
    [1, 3],
  )
  const stuff = { ...printed(film, 0.2, 0.9) }
  on.within([-0.2, 0, -0.3], [0, -20, 0], () => roll(on, 0.62, 1.7, 0.2, stuff, '#e9eef3', 1.9))
  on.within([1.35, 0, -0.85], [0, 30, 0], () => roll(on, 0.5, 0.8, 0.2, stuff, '#e9eef3', 0))
  on.add(slab(0.5, 1.3, 0.03, 0.02, 0.006), clearGlass('#d9ecf8', 0.5), [1.4, 0.04, 0.7], [-90, 0, 24])
  on.add(cylinder(0.05, 0.9, 0.02), metal('#b4bcc8'), [1.55, 0.1, 1.05], [-90, 24, 0])
  on.add(box(0.02, 0.02, 0.02, 0), plastic(accent), [1.4, 0.05, 0.7])
}

/** Paper tape with oblique stripes that turn dark in steam. */
function indicator(on: Sculpture, { body }: Tones): void {
  const stripes = (tint: string) =>
    print(
      128,
      128,
      hexOf(body),
      (pen, w, h) => {
        pen.strokeStyle = tint
        pen.lineWidth = 12
        for (const x of [-96, -32, 32, 96]) {
          pen.beginPath()
          pen.moveTo(x, h)
          pen.lineTo(x + w * 0.8, 0)
          pen.stroke()
        }
      },
      [1, 12],
    )
  on.within([-0.3, 0, 0.1], [0, -26, 0], () =>
    roll(on, 0.66, 0.42, 0.4, printed(stripes('#f1e6cf'), 0.85, 0), body, 0),
  )
  on.within([0.7, 0, -0.6], [0, 30, 0], () =>
    roll(on, 0.66, 0.6, 0.4, printed(stripes('#f1e6cf'), 0.85, 0), body, 0),
  )
  // A parcel closed with it, the stripes dark after the steam.
  on.within([0.95, 0.2, 0.75], [0, -14, 0], () => {
    on.add(box(1.1, 0.4, 0.8, 0.06), finish('#7fb4d9', { rough: 0.95 }))
    on.add(
      surface((a, b) => [(a - 0.5) * 0.3, 0.203, (b - 0.5) * 0.8], 2, 2),
      printed({ ...stripes('#2b2420'), repeat: [1, 3] }, 0.85, 0),
    )
    on.add(
      face(0.3, 0.36, 0.01),
      printed({ ...stripes('#2b2420'), repeat: [1, 1.5] }, 0.85, 0),
      [0, 0, 0.403],
    )
  })
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { bandages, tape, reel, indicator }

/** Bandage, tape and film on rolls. */
export const medicalRoll = model({
  name: { zh: '医用卷材', en: 'Medical bandage or tape' },
  industry: 'medical',
  seen: { yaw: 26, elevation: 22, fill: 0.82 },
  turned: { yaw: -40 },
  close: { at: [0, 0.5, 0.4], size: 0.5, yaw: 10, elevation: 24 },
  colours: { body: '#e58aa5', accent: '#5fa8d9', third: '#f2c14e' },
  options: { kind: 'bandages' },
  variants: {
    pink: {},
    blue: { colours: { body: '#f3f5f8', accent: '#2f7fc4' }, options: { kind: 'tape' } },
    teal: { colours: { body: '#d3e6f2', accent: '#2f9a8f' }, options: { kind: 'reel' } },
    beige: { colours: { body: '#dcc69a' }, options: { kind: 'indicator' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
