import { chance } from '../chance.ts'
import { mix } from '../colour.ts'
import { depictedModels } from '../depictions.ts'
import { demoRecords, instructions } from '../series.ts'

/** What sets one product's picture apart from the others of its model. */
export interface Look {
  id: number
  /** Which of the company's products of this model it is, from 0. */
  kin: number
  /** Runs through the styles of a model, beginning elsewhere for each company. */
  style: number
  body: string
  accent: string
  /** A light and a dark companion of the company's colour. */
  pale: string
  dark: string
  luck: ReturnType<typeof chance>
  /** Whether the product's English name speaks of something. */
  says(pattern: RegExp): boolean
}

export interface Depicted {
  id: number
  model: string
  industry: string
  look: () => Look
}

/** A colour with its hue turned, kept strong enough to paint a thing with. */
export function shift(colour: string, degrees: number): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = high - low || 0.01
  const hue = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span
  const turned = (hue * 60 + degrees + 720) % 360
  const light = Math.min(0.58, Math.max(0.42, (high + low) / 2))
  const strength = 0.62 * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + turned / 30) % 12
    return Math.round(255 * (light - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** What can be read on a colour: white, or a dark one. */
export const inkOn = (colour: string, dark: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return r * 0.3 + g * 0.59 + b * 0.11 > 175 ? dark : '#ffffff'
}

/** The product's colour, or its companion where that is nearly white. */
export const strong = (look: Look) => (look.body === '#eef1f5' ? look.accent : look.body)

const bodies = (colour: string) => [
  shift(colour, 0),
  '#eef1f5',
  mix(colour, '#232c42', 0.72),
  shift(colour, 165),
]
const accents = (colour: string) => ['#f4b73f', shift(colour, 0), shift(colour, 200), '#f2f4f8']

interface Product {
  id: number
  company: number
  name: { en: string }
}

/** Every product of the demo fair with the model that stands for it. */
export function depicted(): Depicted[] {
  const models = depictedModels()
  const logos = instructions<Record<string, { colour: string }>>('logos')
  const industries = new Map(
    demoRecords<{ id: number; industry: string }>('companies').map(({ id, industry }) => [id, industry]),
  )
  const seen = new Map<string, number>()
  return demoRecords<Product>('products').map(({ id, company, name }) => {
    const model = models.get(id) ?? ''
    const kin = seen.get(`${company} ${model}`) ?? 0
    seen.set(`${company} ${model}`, kin + 1)
    const colour = logos[company]?.colour ?? '#0d5bd0'
    const pick = (list: string[]) => list[kin % list.length] ?? colour
    return {
      id,
      model,
      industry: industries.get(company) ?? '',
      look: () => ({
        id,
        kin,
        style: kin + company,
        body: pick(bodies(colour)),
        accent: pick(accents(colour)),
        pale: mix(colour, '#ffffff', 0.82),
        dark: mix(colour, '#1a2238', 0.7),
        luck: chance(id * 7919),
        says: (pattern) => pattern.test(name.en),
      }),
    }
  })
}
