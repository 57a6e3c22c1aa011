import { finish, lit, metal, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring, slab, sweep, tube } from '../shapes/index.ts'
import { hexOf, mixed, type Tones } from '../tone.ts'
import { lessonScreen } from './screens.ts'

/** A bright picture made of many points: a sun over waves of colour. */
function poster(a: string, b: string, zh: string, en: string, width: number, height: number): Print {
  return print(width, height, hexOf(mixed(a, b, 0.4)), (pen, w, h) => {
    const sky = pen.createLinearGradient(0, 0, w, h)
    sky.addColorStop(0, a)
    sky.addColorStop(1, b)
    pen.fillStyle = sky
    pen.fillRect(0, 0, w, h)
    const small = Math.min(w, h)
    pen.fillStyle = '#ffe39a'
    pen.beginPath()
    pen.arc(w * 0.76, h * 0.3, small * 0.16, 0, 7)
    pen.fill()
    ;['#ffffff30', '#ffffff44', '#0b1c4a66'].forEach((wave, i) => {
      const y = h * (0.66 + i * 0.1)
      pen.fillStyle = wave
      pen.beginPath()
      pen.moveTo(0, h)
      pen.lineTo(0, y)
      pen.bezierCurveTo(w * 0.3, y - h * 0.16, w * 0.6, y + h * 0.14, w, y - h * 0.06)
      pen.lineTo(w, h)
      pen.fill()
    })
    letter(pen, zh, w * 0.5, h * 0.46, { size: small * 0.26, color: '#ffffff', weight: 900, most: w * 0.86 })
    letter(pen, en, w * 0.5, h * 0.46 + small * 0.21, {
      size: small * 0.08,
      color: '#ffffff',
      weight: 600,
      most: w * 0.8,
    })
    pen.fillStyle = 'rgba(6,10,26,.24)'
    for (let x = 0; x < w; x += 8) pen.fillRect(x, 0, 2, h)
    for (let y = 0; y < h; y += 8) pen.fillRect(0, y, w, 2)
  })
}

/** Cabinets beside and above each other with hair lines between, on two feet. */
function wall(
  on: Sculpture,
  { body, accent, third }: Tones,
  across: number,
  up: number,
  zh: string,
  en: string,
): void {
  const size = 0.72
  const [w, h] = [across * size, up * size]
  const base = 0.26
  for (let i = 0; i < across; i++)
    for (let k = 0; k < up; k++)
      on.within([(i + 0.5) * size - w / 2, base + (k + 0.5) * size, 0], [0, 0, 0], () => {
        on.add(box(size - 0.006, size - 0.006, 0.16, 0.012, 2), plastic(body))
        on.add(box(size * 0.5, size * 0.5, 0.1, 0.03), plastic(third), [0, 0, -0.11])
        on.closely(() => {
          on.add(
            tube(
              [
                [-0.12, 0.1, -0.16],
                [-0.11, 0.1, -0.22],
                [0.11, 0.1, -0.22],
                [0.12, 0.1, -0.16],
              ],
              0.014,
              20,
              false,
              8,
            ),
            metal(),
          )
          for (const x of [-1, 1])
            for (const y of [-1, 1])
              on.add(box(0.07, 0.07, 0.05, 0.015, 2), metal('#8b95a5'), [
                x * size * 0.42,
                y * size * 0.42,
                -0.09,
              ])
        })
      })
  on.add(
    face(w - 0.03, h - 0.03, 0.004),
    screen(
      poster(hexOf(accent), hexOf(mixed(accent, '#3b1d6e', 0.62)), zh, en, 1400, Math.round((1400 * h) / w)),
      1.15,
    ),
    [0, base + h / 2, 0.0815],
  )
  on.closely(() => {
    for (let i = 1; i < across; i++)
      on.add(box(0.006, h - 0.03, 0.002, 0, 1), finish('#0a0d14'), [i * size - w / 2, base + h / 2, 0.082])
    for (let k = 1; k < up; k++)
      on.add(box(w - 0.03, 0.006, 0.002, 0, 1), finish('#0a0d14'), [0, base + k * size, 0.082])
  })
  for (const x of [-w * 0.32, w * 0.32]) {
    on.add(box(0.16, 0.07, 0.94, 0.03), metal('#7c8795', 0.35), [x, 0.035, -0.08])
    on.add(box(0.12, h * 0.62 + base, 0.08, 0.02), metal('#7c8795', 0.35), [x, (h * 0.62 + base) / 2, -0.2])
    on.add(
      sweep(
        [
          [x, 0.06, -0.5],
          [x, h * 0.3, -0.34],
          [x, h * 0.5 + base, -0.22],
        ],
        { size: () => [0.035, 0.035], side: [1, 0, 0], power: 4, steps: 12 },
      ),
      metal('#8e98a6', 0.35),
    )
  }
  on.add(box(w, 0.05, 0.2, 0.02), metal('#8e98a6', 0.35), [0, base - 0.02, 0])
}

/** A large board on wheels with a tray for pens. */
function blackboard(on: Sculpture, { body, accent, third }: Tones): void {
  const [w, h, y] = [2.5, 1.5, 1.42]
  on.add(slab(w, h, 0.13, 0.07, 0.03), metal(body, 0.32), [0, y, 0])
  on.add(
    slab(w - 0.05, h - 0.05, 0.03, 0.05, 0.008),
    finish('#10151f', { rough: 0.16, coat: 1, coatRough: 0.05 }),
    [0, y, 0.056],
  )
  on.add(face(w - 0.2, h - 0.2, 0.02), screen(lessonScreen(hexOf(accent), 1600, 930), 1.08), [0, y, 0.0718])
  on.add(box(w * 0.56, 0.06, 0.13, 0.025), plastic(third), [0, y - h / 2 - 0.02, 0.1])
  for (const [i, tint] of ['#0d5bd0', '#d9412f', '#26344f'].entries())
    on.add(
      cylinder(0.022, 0.26, 0.008, 16),
      plastic(tint),
      [-0.4 + i * 0.34, y - h / 2 + 0.03, 0.12],
      [0, 0, -90],
    )
  for (const x of [-0.55, 0.55]) {
    on.add(slab(0.14, 1.7, 0.07, 0.04, 0.015), metal('#8e98a6', 0.35), [x, 0.95, -0.11])
    on.add(box(0.14, 0.09, 1.0, 0.035), metal('#8e98a6', 0.35), [x, 0.2, -0.06])
    for (const z of [-0.48, 0.36]) {
      on.add(cylinder(0.085, 0.06, 0.02, 32), rubber(), [x - 0.03, 0.085, z], [0, 0, -90])
      on.add(box(0.1, 0.07, 0.1, 0.03), plastic(third), [x, 0.17, z])
    }
  }
  on.add(box(1.1, 0.06, 0.3, 0.025), plastic(third), [0, 0.62, -0.02])
}

/** Light through a diffuser: brightest in its middle. */
const shine = screen(
  print(512, 512, '#fff6e4', (pen, w, h) => {
    const glow = pen.createRadialGradient(w / 2, h / 2, 60, w / 2, h / 2, w * 0.72)
    glow.addColorStop(0, '#fffdf8')
    glow.addColorStop(1, '#ffeac4')
    pen.fillStyle = glow
    pen.fillRect(0, 0, w, h)
  }),
  1.9,
)

/** Thin lamps for ceilings, a square one before a round one, and their driver. */
function lamp(on: Sculpture, { body, accent, third }: Tones): void {
  on.within([0.06, 0, 0.12], [-13, 0, 0], () => {
    on.add(slab(1.8, 1.8, 0.07, 0.06, 0.02), metal(body, 0.34), [0, 0.9, 0])
    on.add(slab(1.62, 1.62, 0.02, 0.04, 0.006), plastic(third), [0, 0.9, 0.029])
    on.add(face(1.58, 1.58, 0.03), shine, [0, 0.9, 0.0405])
    on.closely(() => {
      for (const turn of [0, 90, 180, 270])
        on.within([0, 0.9, 0], [0, 0, turn], () =>
          on.add(box(0.12, 0.004, 0.004, 0.001, 1), finish('#59636f'), [0.855, 0.855, 0.0355], [0, 0, 45]),
        )
    })
  })
  on.within([-0.62, 0, -0.5], [-9, 8, 0], () => {
    on.add(cylinder(0.98, 0.08, 0.03, 80), metal(body, 0.34), [0, 0.98, -0.04], [90, 0, 0])
    on.add(ring(0.84, 0.9, 0.02, 0.008, 80), plastic(third), [0, 0.98, 0.035], [90, 0, 0])
    on.add(face(1.7, 1.7, 0.85), shine, [0, 0.98, 0.0415])
  })
  on.within([0.84, 0.1, 0.62], [0, -18, 0], () => {
    on.add(box(0.72, 0.2, 0.3, 0.05), plastic('#e9edf3'), [0, 0, 0])
    on.add(
      face(0.5, 0.2, 0.02),
      printed(
        print(400, 160, hexOf(accent), (pen, w, h) =>
          letter(pen, '驱动 40 W', w / 2, h / 2, { size: 76, color: '#ffffff' }),
        ),
      ),
      [0, 0.1015, 0],
      [-90, 0, 0],
    )
    on.add(box(0.05, 0.05, 0.02, 0.01, 2), lit('#39d98a'), [0.3, 0.0, 0.146])
  })
  const wire: Point[] = [
    [0.5, 0.08, 0.52],
    [0.3, 0.03, 0.56],
    [0.1, 0.03, 0.4],
    [0.1, 0.1, 0.1],
    [0.06, 0.5, -0.04],
  ]
  on.add(tube(wire, 0.018, 40, false, 8), rubber('#e3e7ec'))
}

/** Screens made of lights, boards and lamps. */
export const ledPanel = model({
  name: { zh: 'LED 显示屏', en: 'LED panel' },
  industry: 'electronics',
  seen: { yaw: -28, elevation: 12, fill: 0.84 },
  turned: { yaw: 152 },
  close: { at: [0.4, 1.2, 0.1], size: 0.46, yaw: -34, elevation: 14 },
  colours: { body: '#2a303b', accent: '#0d6bd0', third: '#3f4958' },
  options: { form: 'wall', across: 4, up: 3, zh: '缤纷视界', en: 'LED DISPLAY' },
  variants: {
    black: {},
    silver: { colours: { body: '#98a2b0', accent: '#1c8a6c', third: '#4a5566' }, options: { form: 'board' } },
    orange: {
      colours: { body: '#333942', accent: '#e8762b', third: '#4a5260' },
      options: { across: 3, up: 4, zh: '户外大屏', en: 'OUTDOOR SCREEN' },
    },
    white: { colours: { body: '#8e98a6', accent: '#e0a030', third: '#e9edf2' }, options: { form: 'lamp' } },
    teal: {
      colours: { body: '#2a303b', accent: '#129a94', third: '#3f4958' },
      options: { across: 5, up: 3, zh: '智慧公交', en: 'BUS INFORMATION' },
    },
  },
  build(on, tones, { form, across, up, zh, en }) {
    if (form === 'board') blackboard(on, tones)
    else if (form === 'lamp') lamp(on, tones)
    else wall(on, tones, across, up, zh, en)
  },
})
