import { languages } from '@tradefloor/contract'
import { describe, expect, it } from 'vitest'
import { islandPlaces } from '../island/places.ts'
import { shotFor } from '../island/shots.ts'
import { pinAnchor, sites } from '../island/site-plan.ts'
import { projector, unmoved } from '../stage/framing.ts'
import { layPins, type PinBox, pinBounds } from './pin-layout.ts'

/** Width of words in the site's fonts, a little more than measured. */
const wide = (text: string, size: number) =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? size : size * 0.56), 0)

function islandPins(
  width: number,
  height: number,
  phone: boolean,
  language: 'zh' | 'en',
  turn = 0,
): PinBox[] {
  const aspect = width / height
  const project = projector(shotFor(aspect), aspect, { ...unmoved, turn })
  return islandPlaces(phone).map((place) => {
    const [x, y] = project(pinAnchor(sites[place.id], aspect < 0.9))
    const other = language === 'zh' ? 'en' : 'zh'
    return {
      x: x * width,
      y: y * height,
      width: phone
        ? 41 + wide(place.short[language], 12)
        : 59 + Math.max(wide(place.name[language], 14), wide(place.name[other], 11)),
      height: phone ? 44 : 42,
    }
  })
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.left + a.width, b.left + b.width) > Math.max(a.left, b.left) + 0.5 &&
  Math.min(a.top + a.height, b.top + b.height) > Math.max(a.top, b.top) + 0.5
interface Box {
  left: number
  top: number
  width: number
  height: number
}

const windows = [
  ['desktop', 1440, 900, false],
  ['wide desktop', 1920, 1080, false],
  ['narrow desktop', 1400, 760, false],
  ['phone', 390, 844, true],
  ['small phone', 360, 740, true],
] as const

describe('pins', () => {
  for (const language of languages)
    it.each(windows)(`Q-04 do not cover each other: %s, ${language}`, (_name, width, height, phone) => {
      for (const turn of [0, 0.045, -0.045, 0.3, -0.3]) {
        const pins = islandPins(width, height, phone, language, turn)
        const bounds = pinBounds(phone, width, height)
        const laid: Box[] = layPins(pins, bounds).map((s, i) => ({
          ...s,
          width: pins[i]?.width ?? 0,
          height: pins[i]?.height ?? 0,
        }))
        laid.forEach((a, i) => {
          expect(a.left).toBeGreaterThanOrEqual(bounds.left)
          expect(a.left + a.width).toBeLessThanOrEqual(bounds.right + 0.5)
          expect(a.top).toBeGreaterThanOrEqual(bounds.top)
          expect(a.top + a.height).toBeLessThanOrEqual(bounds.bottom)
          for (const b of laid.slice(i + 1)) expect(overlap(a, b)).toBe(false)
        })
      }
    })

  it('B-03 leave room for the words at the left and the panel at the right of the page', () => {
    const words = { left: 0, top: 64, width: 380, height: 226 }
    const panel = { left: 1096, top: 96, width: 344, height: 444 }
    for (const language of languages) {
      const pins = islandPins(1440, 900, false, language)
      layPins(pins, pinBounds(false, 1440, 900)).forEach((s, i) => {
        const box = { ...s, width: pins[i]?.width ?? 0, height: pins[i]?.height ?? 0 }
        expect(overlap(box, words)).toBe(false)
        expect(overlap(box, panel)).toBe(false)
      })
    }
  })

  it('Q-04 the pointer stays under its pin when the pin is pushed aside', () => {
    const [spot] = layPins([{ x: 4, y: 300, width: 120, height: 40 }], {
      left: 8,
      top: 0,
      right: 390,
      bottom: 800,
    })
    expect(spot?.left).toBe(8)
    expect(spot?.tail).toBe(-42)
  })
})
