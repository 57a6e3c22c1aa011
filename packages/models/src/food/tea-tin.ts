import { finish, glaze, matte, metal, paint, printed } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, thrown, tube, turned, wrapped } from '../shapes/index.ts'
import type { Tone, Tones } from '../tone.ts'
import { border, column, hills, seal, small } from './drawing.ts'

interface Tin {
  radius: number
  height: number
  square: boolean
  word: string
  english: string
}

/** Its width as a share of its height. */
const labelShape = 640 / 720

const label = (body: Tone, { word, english }: Tin) =>
  print(640, 720, '#f5eddb', (pen, w, h) => {
    hills(pen, w, h - 46, body.hex, 0.16)
    pen.fillStyle = '#f5eddb'
    pen.fillRect(0, h - 46, w, 46)
    border(pen, w, h, '#b08a3c')
    column(pen, word, w / 2, h * 0.4, word.length > 1 ? 200 : 320, body.hex)
    seal(pen, '春', w * 0.8, h * 0.2, 74)
    small(pen, english, w / 2, h * 0.745, 52, body.hex)
  })

function roundTin(on: Sculpture, tin: Tin, { body, accent }: Tones): void {
  const { radius: r, height: h } = tin
  const brass = metal(accent, 0.26)
  on.add(cylinder(r, h, 0.05, 72), paint(body))
  on.add(ring(r - 0.04, r + 0.012, 0.05, 0.015, 72), brass, [0, h - 0.03, 0])
  on.add(ring(r - 0.04, r + 0.01, 0.05, 0.015, 72), brass, [0, 0.06, 0])
  on.add(
    turned(
      [
        [0.0001, 0, 0],
        [r + 0.015, 0, 0.012],
        [r + 0.015, 0.26, 0.07],
        [r * 0.78, 0.34, 0.05],
        [0.0001, 0.34, 0],
      ],
      72,
    ),
    paint(body),
    [0, h + 0.025, 0],
  )
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.13, 0, 0.02],
      [0.075, 0.05, 0.03],
      [0.125, 0.13, 0.05],
      [0.0001, 0.17, 0],
    ]),
    brass,
    [0, h + 0.36, 0],
  )
  on.add(
    wrapped(r + 0.006, h * 0.72, (h * 0.72 * labelShape * 180) / (r * Math.PI), { round: 0.03, pieces: 64 }),
    printed(label(body, tin), 0.7, 0.1),
    [0, h * 0.15, 0],
  )
}

/** With an inner lid line, a rounded shoulder and a knob. */
function squareTin(on: Sculpture, tin: Tin, { body, accent }: Tones): void {
  const { radius, height: h } = tin
  const side = radius * 1.72
  const brass = metal(accent, 0.26)
  on.add(box(side, h, side, 0.07, 6), paint(body), [0, h / 2, 0])
  on.add(box(side + 0.02, 0.05, side + 0.02, 0.024), brass, [0, h + 0.005, 0])
  on.add(box(side + 0.016, 0.28, side + 0.016, 0.08, 6), paint(body), [0, h + 0.165, 0])
  on.add(box(side * 0.62, 0.05, side * 0.62, 0.024), brass, [0, h + 0.315, 0])
  on.add(cylinder(0.11, 0.09, 0.035, 32), brass, [0, h + 0.33, 0])
  on.add(box(side + 0.014, 0.06, side + 0.014, 0.028), brass, [0, 0.06, 0])
  for (const turn of [0, 90, 180, 270])
    on.within([0, h * 0.52, 0], [0, turn, 0], () =>
      on.add(face(side * 0.78, (side * 0.78) / labelShape), printed(label(body, tin), 0.7, 0.1), [
        0,
        0,
        side / 2 + 0.004,
      ]),
    )
}

function cup(on: Sculpture, rim: Tone, tea: string): void {
  const white = glaze('#eef0ee')
  const brass = metal(rim, 0.28)
  on.add(
    turned([
      [0.0001, 0.03, 0],
      [0.2, 0.03, 0.01],
      [0.22, 0, 0.01],
      [0.27, 0.02, 0.02],
      [0.52, 0.1, 0.05],
      [0.535, 0.13, 0.012],
      [0.5, 0.135, 0.02],
      [0.25, 0.06, 0.04],
      [0.0001, 0.06, 0],
    ]),
    white,
  )
  on.add(
    thrown(
      [
        [0.15, 0.06],
        [0.19, 0.07],
        [0.21, 0.13],
        [0.33, 0.28],
        [0.4, 0.5],
        [0.412, 0.52],
        [0.396, 0.525],
        [0.37, 0.49],
        [0.3, 0.28],
        [0.16, 0.15],
        [0, 0.14],
      ],
      60,
    ),
    white,
  )
  on.add(ring(0.395, 0.418, 0.02, 0.008, 64), brass, [0, 0.51, 0])
  on.add(ring(0.514, 0.54, 0.02, 0.008, 64), brass, [0, 0.118, 0])
  on.add(
    cylinder(0.356, 0.012, 0.004, 52),
    finish(tea, { rough: 0.3, coat: 0.25, coatRough: 0.1 }),
    [0, 0.42, 0],
  )
}

/** A pinch of twisted leaves. */
function leaves(on: Sculpture, tones: readonly [string, string]): void {
  const luck = chance(9)
  for (let i = 0; i < 34; i++) {
    const [a, r, s] = [luck() * 6.28, Math.sqrt(luck()) * 0.32, 0.055 + luck() * 0.05]
    const at = [Math.cos(a) * r * 1.35, 0.02 + luck() * 0.07 * (1 - r * 2.6), Math.sin(a) * r * 0.7] as const
    const [tilt, turn] = [luck() * 40 - 20, luck() * 360]
    const lay = () =>
      on.add(
        tube(
          [
            [-s, 0, 0],
            [-s * 0.3, 0.02, 0.02],
            [s * 0.4, 0, 0.03],
            [s, 0.025, -0.01],
          ],
          0.012,
          12,
          false,
          7,
        ),
        matte(i % 3 ? tones[0] : tones[1]),
        at,
        [tilt, turn, 0],
      )
    if (i % 4) on.closely(lay)
    else lay()
  }
}

/** A tin of tea, a cup of it, and some leaves. */
export const teaTin = model({
  name: { zh: '茶叶罐', en: 'Tea tin and cup' },
  industry: 'food',
  seen: { yaw: 6, elevation: 16 },
  turned: { yaw: -40, elevation: 26 },
  close: { at: [0.5, 0.3, 0.4], size: 0.45, yaw: 8, elevation: 32 },
  colours: { body: '#14705a', accent: '#c39a48', third: '#c39a48' },
  options: {
    radius: 0.5,
    height: 1.2,
    square: false,
    word: '龙井',
    english: 'GREEN TEA',
    tea: '#c79a2a',
    dark: false,
  },
  variants: {
    green: {},
    red: {
      colours: { body: '#a82a2a' },
      options: { square: true, height: 1.15, word: '红茶', english: 'BLACK TEA', tea: '#a8451a', dark: true },
    },
    black: {
      colours: { body: '#2b2d36', accent: '#c49a4e' },
      options: { radius: 0.62, height: 0.86, word: '普洱', english: 'PU-ERH', tea: '#7a2c12', dark: true },
    },
    blue: {
      colours: { body: '#1f5fa0', accent: '#b9c1cc', third: '#b9c1cc' },
      options: {
        square: true,
        radius: 0.44,
        height: 1.42,
        word: '白茶',
        english: 'WHITE TEA',
        tea: '#d8b24a',
      },
    },
  },
  build(on, tones, options) {
    on.within([-0.42, 0, -0.2], [0, 10, 0], () => {
      if (options.square) squareTin(on, options, tones)
      else roundTin(on, options, tones)
    })
    on.within([0.64, 0, 0.22], [0, 0, 0], () => cup(on, tones.third, options.tea))
    on.within([0, 0, 0.78], [0, 0, 0], () =>
      leaves(on, options.dark ? ['#3a2620', '#5c3c28'] : ['#31472a', '#55703a']),
    )
  },
})
