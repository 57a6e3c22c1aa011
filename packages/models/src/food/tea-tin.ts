import { metal, paint, printed } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, turned, wrapped } from '../shapes/index.ts'
import type { Tone, Tones } from '../tone.ts'
import { border, column, hills, seal, small } from './drawing.ts'
import { chrysanthemum, chrysanthemums, cup, leaves, matcha, teaBags } from './tea-servings.ts'

interface Tin {
  radius: number
  height: number
  square: boolean
  word: string
  english: string
  /** How much of its height the label takes. */
  label: number
  /** Of the letters; the tin's own colour where this is empty. */
  ink: string
}

interface Filling {
  /** leaves, powder, flowers or bags */
  filled: string
  dark: boolean
  tea: string
}

/** Its width as a share of its height. */
const labelShape = 640 / 720

/** By how many signs stand below each other. */
const signSizes = [320, 200, 136]

const label = (body: Tone, { word, english, ink }: Tin) =>
  print(640, 720, '#f5eddb', (pen, w, h) => {
    const letters = ink || body.hex
    hills(pen, w, h - 46, body.hex, 0.16)
    pen.fillStyle = '#f5eddb'
    pen.fillRect(0, h - 46, w, 46)
    border(pen, w, h, '#b08a3c')
    column(pen, word, w / 2, h * 0.4, signSizes[word.length - 1] ?? 130, letters)
    seal(pen, '春', w * 0.8, h * 0.2, 74)
    small(pen, english, w / 2, h * 0.745, english.length > 10 ? 44 : 52, letters)
  })

function roundTin(on: Sculpture, tin: Tin, { body, accent }: Tones): void {
  const { radius: r, height: h, label: share } = tin
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
    wrapped(r + 0.006, h * share, (h * share * labelShape * 180) / (r * Math.PI), {
      round: 0.03,
      pieces: 64,
    }),
    printed(label(body, tin), 0.7, 0.1),
    [0, h * (0.51 - share / 2), 0],
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

/** Some of what is in the tin, before it. */
function contents(on: Sculpture, { body, accent }: Tones, { filled, dark, tea }: Filling): void {
  if (filled === 'powder') matcha(on, tea)
  else if (filled === 'flowers') chrysanthemums(on, body)
  else if (filled === 'bags') teaBags(on, { hex: tea }, accent)
  else leaves(on, dark ? ['#3a2620', '#5c3c28'] : ['#31472a', '#55703a'])
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
    filled: 'leaves',
    ink: '',
    label: 0.72,
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
    teal: {
      colours: { body: '#0a6b6b', accent: '#c9a45c', third: '#c9a45c' },
      options: { radius: 0.46, height: 1.34, word: '绿茶', tea: '#b9b04a' },
    },
    lime: {
      colours: { body: '#74a82c', accent: '#c9a45c', third: '#c9a45c' },
      options: {
        radius: 0.6,
        height: 0.76,
        label: 0.8,
        word: '抹茶',
        english: 'MATCHA',
        tea: '#7fa632',
        filled: 'powder',
        ink: '#3c6416',
      },
    },
    yellow: {
      colours: { body: '#e5ab2b', accent: '#9a6a24', third: '#c39a48' },
      options: {
        radius: 0.53,
        height: 1.08,
        word: '菊花茶',
        english: 'CHRYSANTHEMUM',
        tea: '#e0b53e',
        filled: 'flowers',
        ink: '#7d4c0c',
      },
    },
    orange: {
      colours: { body: '#d9702a', accent: '#b98c48', third: '#c39a48' },
      options: {
        square: true,
        radius: 0.54,
        height: 0.9,
        word: '袋泡茶',
        english: 'TEA BAGS',
        tea: '#a05812',
        filled: 'bags',
        ink: '#8a3a0e',
      },
    },
  },
  build(on, tones, options) {
    on.within([-0.42, 0, -0.2], [0, 10, 0], () => {
      if (options.square) squareTin(on, options, tones)
      else roundTin(on, options, tones)
    })
    on.within([0.64, 0, 0.22], [0, 0, 0], () => {
      cup(on, tones.third, options.tea)
      if (options.filled === 'flowers')
        on.within([0.02, 0.425, 0.03], [0, 0, 0], () => chrysanthemum(on, tones.body, 0.17))
    })
    on.within([0, 0, 0.78], [0, 0, 0], () => contents(on, tones, options))
  },
})
