import { describe, expect, test } from 'vitest'
import { models } from './catalogue.ts'
import { makeModel, variantsOf } from './make.ts'
import type { Pen } from './pen.ts'
import { type Print, print, withPlaces } from './print.ts'
import { hasWordPlaces, wordsOn } from './words.ts'

/** Models whose prints have words of their own yet. The list only becomes shorter. */
const unfinished = new Set<string>(
  `cold-storage-unit e-bike forklift gearbox injection-machine loom propeller sewing-machine valve agv fabric-rolls towel-stack carpet cotton-bale backpack leather-bag tent cheese dried-fish-bag fish-can ham honey-jar jam-jar juice-bottle olive-oil rice-bag seaweed-pack shrimp-box tea-tin wine-bottle vacuum-flask suitcase pearl-necklace tablet phone circuit-board led-panel smart-lock speaker drone component wheelchair hospital-bed mask-box blood-pressure-monitor thermometer clinical-device wind-turbine inverter lithium-battery ev-charger cable-reel power-cabinet tractor citrus-crate mushrooms flowers field-sensor hand-instrument medical-case medical-supplies medical-roll`.split(
    /\s+/,
  ),
)

/** What a print says by itself. */
function textsOf({ draw, width, height }: Print): string[] {
  const texts: string[] = []
  const pen: unknown = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'fillText'
          ? (text: string) => texts.push(text)
          : name === Symbol.toPrimitive
            ? () => 'pen'
            : () => pen,
      set: () => true,
    },
  )
  draw(pen as Pen, width, height)
  return texts
}

/** Words, not marks: a sign of one Chinese character, a number with its unit or an arrow says nothing about the goods. */
const isWord = (text: string) => /\p{Script=Han}{2,}|[A-Za-z]{3,}/u.test(text)

const place = { x: 300, y: 200, width: 500, height: 300, color: '#ffffff' }
const label = withPlaces(
  print(600, 400, '#114477', () => undefined),
  place,
)

describe('Q-20 words on models', () => {
  test.each(Object.entries(models))('Q-20 %s has no words of its own on its prints', (name, model) => {
    const said = variantsOf(model).flatMap((variant) =>
      makeModel(model, variant, 'light').parts.flatMap(({ finish }) =>
        finish.print ? textsOf(finish.print).filter(isWord) : [],
      ),
    )
    if (!unfinished.has(name)) expect(said).toEqual([])
  })

  test('Q-20 a place carries the whole name in both languages, within its box', () => {
    const name = { zh: '冻北太平洋鱿鱼（原条）', en: 'Frozen North Pacific Squid, Whole Round' }
    const lines = wordsOn(label, name)
    const text = lines.map((line) => line.text).join(' ')
    expect(text.replaceAll(' ', '')).toBe(`${name.zh}${name.en}`.replaceAll(' ', ''))
    for (const { y, size } of lines) {
      expect(y - size / 2).toBeGreaterThanOrEqual(place.y - place.height / 2)
      expect(y + size / 2).toBeLessThanOrEqual(place.y + place.height / 2)
    }
  })

  test('Q-20 a place carries one language where only that is asked for', () => {
    const lines = wordsOn(label, { zh: '金钩虾米', en: 'Dried Peeled Shrimp' }, ['en'])
    expect(lines.map(({ text }) => text).join(' ')).toBe('Dried Peeled Shrimp')
  })

  test('Q-20 a model without a product is silent', () => {
    const rings = models['squid-rings']
    if (!rings) throw new Error('there are no squid rings')
    expect(hasWordPlaces(makeModel(rings, undefined, 'light'))).toBe(true)
    expect(wordsOn({}, { zh: '鱿鱼圈', en: 'Squid Rings' })).toEqual([])
  })
})
