import { readdirSync, readFileSync } from 'node:fs'
import {
  type ColourName,
  hasWordPlaces,
  lookOf as lookOfModel,
  makeModel,
  modelNamed,
} from '@tradefloor/models'
import { describe, expect, test } from 'vitest'
import { type Depicted, depicted } from './media/depictions.ts'

interface Product {
  id: number
  company: number
  category: { en: string }
}
interface Line {
  product: number
  look: string
  why: string
}

/** What the table says of products whose turn has not come. */
const notYet = 'not yet reviewed'

/** How a line ends whose picture fits, but has the form of another kind in the same booth: variety is still owed. */
const shared = '; form shared'

const folder = new URL('./goods/', import.meta.url)
const pictures = new Map(depicted().map((product) => [product.id, product]))

/** Fields of a line; the last one may stand in quotes. */
const lineOf = (text: string): Line => {
  const [, product = '', model = '', colour = '', why = ''] =
    /^(\d+),([a-z\d-]+),([a-z]+),"?(.*?)"?$/.exec(text) ?? []
  return { product: Number(product), look: `${model}/${colour}`, why }
}

const linesOf = (file: string): Line[] =>
  readFileSync(new URL(file, folder), 'utf8').trim().split('\n').slice(1).map(lineOf)

const productsOf = (industry: string): Product[] =>
  JSON.parse(readFileSync(new URL(`./demo/products/${industry}.json`, import.meta.url), 'utf8'))

const lookOf = (product: Depicted | undefined) => `${product?.model}/${product?.colour}`

/** A model's form: its variants may differ in more than colour. */
const formOf = ({ model, colour }: Depicted) =>
  `${model} ${JSON.stringify(lookOfModel(modelNamed(model), colour as ColourName).options)}`

const known = new Map<string, boolean>()
function carriesWords({ model, colour }: Depicted): boolean {
  const key = `${model}/${colour}`
  const answer = known.get(key) ?? hasWordPlaces(makeModel(modelNamed(model), colour as ColourName, 'light'))
  known.set(key, answer)
  return answer
}

const industries = readdirSync(folder)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.replace('.csv', ''))

describe('Q-21 the goods of the demo fair', () => {
  test.each(industries)(
    'Q-21 every product of %s is reviewed once, and the table equals the content',
    (industry) => {
      const lines = linesOf(`${industry}.csv`)
      expect(lines.map(({ product }) => product).sort()).toEqual(
        productsOf(industry)
          .map(({ id }) => id)
          .sort(),
      )
      expect(lines.filter(({ product, look }) => look !== lookOf(pictures.get(product)))).toEqual([])
      expect(lines.filter(({ why }) => why.length < 4)).toEqual([])
    },
  )

  test.each(industries)('Q-21 no booth of %s shows one form for goods of different kinds', (industry) => {
    const seen = new Map<string, string>()
    const open = new Set(
      linesOf(`${industry}.csv`).flatMap(({ product, why }) =>
        why === notYet || why.endsWith(shared) ? [product] : [],
      ),
    )
    const alike = productsOf(industry).filter(({ id, company, category }) => {
      const picture = pictures.get(id)
      if (!picture || open.has(id) || carriesWords(picture)) return false
      const key = `${company} ${formOf(picture)}`
      const other = seen.get(key)
      seen.set(key, category.en)
      return other !== undefined && other !== category.en
    })
    expect(alike.map(({ id }) => id)).toEqual([])
  })

  test('Q-21 a product whose model has a place for words has a picture with its name, and no other has', () => {
    const wrong = [...pictures.values()].filter((product) => product.labelled !== carriesWords(product))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
