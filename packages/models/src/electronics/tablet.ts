import { darkGlass, leather, metal, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import type { Print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, radians, slab } from '../shapes/index.ts'
import { hexOf, type Tones } from '../tone.ts'
import { lens } from './optics.ts'
import { boardScreen, lessonScreen, mapScreen, paperScreen } from './screens.ts'

const thick = 0.1

function pictureFor(name: string, accent: string): Print {
  if (name === 'map') return mapScreen('外业测图', accent)
  if (name === 'paper') return paperScreen()
  if (name === 'lesson') return lessonScreen(accent)
  return boardScreen('业务看板', accent)
}

/** Rubber around the corners and a strip along the sides, with screws. */
function bumpers(on: Sculpture, tones: Tones, w: number, h: number): void {
  on.add(slab(w + 0.1, h + 0.1, thick * 1.3, 0.2, 0.05), rubber(tones.third), [0, 0, -0.03])
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      on.add(slab(0.4, 0.4, thick * 2.1, 0.16, 0.06), plastic(tones.body), [
        x * (w / 2 - 0.11),
        y * (h / 2 - 0.11),
        -0.045,
      ])
      on.closely(() =>
        on.add(
          cylinder(0.035, 0.012, 0.005, 20),
          metal(),
          [x * (w / 2 + 0.005), y * (h / 2 + 0.005), thick * 0.6],
          [90, 0, 0],
        ),
      )
    }
}

/** Keys, lens and sockets along the edges; the cameras of its back. */
function fittings(on: Sculpture, { body }: Tones, w: number, h: number): void {
  on.add(box(0.2, 0.03, 0.045, 0.014, 3), metal(body, 0.3), [w * 0.36, h / 2 + 0.004, 0])
  on.add(box(0.3, 0.03, 0.045, 0.014, 3), metal(body, 0.3), [w * 0.2, h / 2 + 0.004, 0])
  on.closely(() => {
    on.add(
      cylinder(0.016, 0.004, 0.001, 20),
      darkGlass('#26408a'),
      [0, h / 2 - 0.055, thick / 2 + 0.006],
      [90, 0, 0],
    )
    for (const side of [-1, 1])
      for (let i = 0; i < 9; i++)
        on.add(
          cylinder(0.011, 0.01, 0.002, 12),
          rubber('#141821'),
          [side * (w / 2 - 0.004), -h * 0.3 + i * 0.045, 0],
          [0, 0, side * -90],
        )
  })
  on.within([-w / 2 + 0.3, h / 2 - 0.28, -thick / 2], [0, 180, 0], () => {
    on.add(slab(0.34, 0.34, 0.04, 0.1, 0.016), metal(body, 0.3))
    lens(on, 0.085, [-0.06, 0.06, 0.012], [90, 0, 0], '#59636f', 0.03)
    on.add(cylinder(0.035, 0.014, 0.005, 24), plastic('#f3e7c6'), [0.08, -0.08, 0.014], [90, 0, 0])
  })
}

/** A board that holds the tablet from behind. */
function prop(on: Sculpture, { third }: Tones, w: number, h: number, lean: number): void {
  const [y, z] = [h * 0.72 * Math.cos(radians(lean)), -h * 0.72 * Math.sin(radians(lean)) - 0.07]
  const foot = -h * 0.62
  on.add(
    slab(w * 0.7, Math.hypot(y - 0.02, foot - z), 0.045, 0.08, 0.018),
    leather(third),
    [0, y / 2 + 0.01, (z + foot) / 2],
    [(Math.atan2(z - foot, y) * 180) / Math.PI, 0, 0],
  )
}

function pen(on: Sculpture, { accent }: Tones, w: number): void {
  on.within([-w * 0.06, 0.042, 0.46], [0, 9, -90], () => {
    on.add(cylinder(0.042, 1.3, 0.012, 24), plastic('#e9edf3'), [0, -0.6, 0])
    on.add(cylinder(0.0425, 0.2, 0.01, 24), plastic(accent), [0, -0.56, 0])
    on.add(cylinder(0.04, 0.12, 0.008, 24, 0.009), plastic('#3a4254'), [0, 0.695, 0])
  })
}

/** A tablet on its stand. */
export const tablet = model({
  name: { zh: '平板电脑', en: 'Tablet' },
  industry: 'electronics',
  seen: { yaw: -26, elevation: 17 },
  turned: { yaw: 148, elevation: 15 },
  close: { at: [0.5, 0.9, 0], size: 0.46, yaw: -38, elevation: 18 },
  colours: { body: '#8f99a8', accent: '#0d5bd0', third: '#26344f' },
  options: { width: 2.3, height: 1.6, shows: 'board', isTough: false, lean: 17 },
  variants: {
    silver: {},
    orange: {
      colours: { body: '#e8762b', accent: '#0d5bd0', third: '#2a2f3a' },
      options: { shows: 'map', isTough: true, width: 2.1, height: 1.5, lean: 20 },
    },
    white: {
      colours: { body: '#e9edf2', accent: '#3f7f74', third: '#3f7f74' },
      options: { shows: 'paper', width: 1.5, height: 2, lean: 14 },
    },
    blue: {
      colours: { body: '#3f74c4', accent: '#1f6fd6', third: '#f0b93a' },
      options: { shows: 'lesson', width: 2.2, height: 1.6 },
    },
    black: {
      colours: { body: '#3a404c', accent: '#d9553f', third: '#8a3b2e' },
      options: { shows: 'board', width: 2.5, height: 1.6, lean: 15 },
    },
  },
  build(on, tones, { width: w, height: h, shows, isTough, lean }) {
    const isPaper = shows === 'paper'
    const picture = pictureFor(shows, hexOf(tones.accent))
    on.within([0, isTough ? 0.12 : 0.02, 0.2], [-lean, 0, 0], () =>
      on.within([0, h / 2, 0], [0, 0, 0], () => {
        if (isTough) bumpers(on, tones, w, h)
        else on.add(slab(w, h, thick, 0.13, 0.045), isPaper ? plastic(tones.body) : metal(tones.body, 0.32))
        on.add(
          slab(w - 0.04, h - 0.04, 0.03, 0.11, 0.008),
          isPaper ? plastic('#f1f3f5', 0.5) : darkGlass('#151a24'),
          [0, 0, thick / 2 - 0.01],
        )
        const edge = isPaper ? 0.26 : 0.17
        on.add(face(w - edge, h - edge, 0.03), isPaper ? printed(picture, 0.7, 0) : screen(picture, 1.2), [
          0,
          0,
          thick / 2 + 0.0065,
        ])
        if (!isTough) fittings(on, tones, w, h)
      }),
    )
    on.within([0, 0, 0.2], [0, 0, 0], () => {
      prop(on, tones, w, h, lean)
      pen(on, tones, w)
    })
  },
})
