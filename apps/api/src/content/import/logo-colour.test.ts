import { expect, test } from 'vitest'
import { contrastWithWhite, logoColour } from './logo-colour.ts'

type Part = [hex: string, pixels: number, cover?: number]

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** A picture of flat parts. */
const picture = (...parts: Part[]) =>
  Uint8Array.from(
    parts.flatMap(([hex, pixels, cover = 255]) =>
      Array.from({ length: pixels }, () => [...channels(hex), cover]).flat(),
    ),
  )

test.each([
  ['a mark on white', picture(['#ffffff', 900], ['#0d5bd0', 124]), '#0d5bd0'],
  ['white letters on a ground', picture(['#a3271f', 800], ['#ffffff', 224]), '#a3271f'],
  [
    'a mark beside black and grey letters',
    picture(['#111111', 400], ['#777777', 500], ['#1f6b4f', 124]),
    '#1f6b4f',
  ],
  ['a mark with nothing behind it', picture(['#ff0000', 900, 0], ['#5b2a86', 124]), '#5b2a86'],
  ['two colours: the one that covers more', picture(['#0b3f7a', 600], ['#a3271f', 100]), '#0b3f7a'],
  ['two colours: the stronger of two as wide', picture(['#5f6f8f', 500], ['#b01030', 500]), '#b01030'],
  ['a wide quiet ground with a small glaring accent', picture(['#37474f', 700], ['#35c6e8', 100]), '#37474f'],
  [
    'a hue in many shades',
    picture(['#102a60', 200], ['#1a44a0', 200], ['#0d5bd0', 220], ['#c02020', 260]),
    '#0d5bd0',
  ],
  ['a strong mark on a wide pale ground', picture(['#cfe3d2', 900], ['#a3271f', 124]), '#a3271f'],
  ['reds on both sides of the circle’s end', picture(['#a01020', 500], ['#a02010', 500]), '#a01818'],
])('Q-03 the colour of a logo is what the eye takes for it: %s', (_, pixels, expected) => {
  expect(logoColour(pixels)).toBe(expected)
})

test.each([
  ['black on white', picture(['#000000', 300], ['#ffffff', 724])],
  ['greys, a little warm and a little cold', picture(['#807a78', 500], ['#70767c', 524])],
  ['nothing at all', picture(['#ff0000', 1024, 0])],
  ['a few coloured pixels of a compressed picture', picture(['#202020', 1020], ['#c02020', 4])],
  ['no pixel', new Uint8Array()],
])('Q-03 a logo without a colour has none: %s', (_, pixels) => {
  expect(logoColour(pixels)).toBeNull()
})

test.each([
  '#e3b505',
  '#ffd400',
  '#8aa84b',
  '#00ffff',
  '#ff8a00',
  '#7fb6f5',
  '#ff00ff',
  '#ffffa0',
  '#00ff00',
])(
  'Q-03 white text can be read on the colour of a light logo, and it is no darker than it has to be: %s',
  (light) => {
    const dark = logoColour(picture([light, 1024])) ?? ''
    const contrast = contrastWithWhite(channels(dark))
    expect(contrast).toBeGreaterThanOrEqual(4.5)
    expect(contrast).toBeLessThan(4.8)
    // The same hue: whatever was the strongest channel still is, and by the same share.
    const [was, is] = [channels(light), channels(dark)]
    const most = was.indexOf(Math.max(...was))
    for (const [index, value] of was.entries())
      expect((is[index] ?? 0) / (is[most] ?? 1)).toBeCloseTo(value / (was[most] ?? 1), 1)
  },
)
