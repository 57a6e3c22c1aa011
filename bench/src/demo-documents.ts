import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bilingual, type GlossaryPair, pairsOf, type SearchDocument } from '@tradefloor/search'

interface Texts {
  zh: string
  en: string
}
interface Company {
  id: number
  name: Texts
  country: string
  address: Texts
  info: Texts
  main_products: Texts
  sale_scope: Texts
}
interface Product {
  id: number
  company: number
  name: Texts
  model: string
  category: Texts
  brand: Texts
  specification: Texts
  technical_parameter: Texts
  info: Texts
}

/** The demo fair as the search indexes it, read from its files: no database is needed. */
export function readDemoDocuments(root: string): SearchDocument[] {
  const companies = readTable<Company>(root, 'companies')
  const products = readTable<Product>(root, 'products')
  const byId = new Map(companies.map((company) => [company.id, company]))
  return [
    ...companies.map((company) =>
      ofCompany(
        company,
        products.filter((product) => product.company === company.id),
      ),
    ),
    ...products.flatMap((product) => {
      const company = byId.get(product.company)
      return company ? [ofProduct(product, company)] : []
    }),
  ]
}

function readTable<T>(root: string, table: string): T[] {
  const folder = join(root, 'content/demo', table)
  return readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T[])
}

const joined = (texts: Texts[]): Texts => ({
  zh: [...new Set(texts.map(({ zh }) => zh))].join('; '),
  en: [...new Set(texts.map(({ en }) => en))].join('; '),
})

function ofCompany(company: Company, products: Product[]): SearchDocument {
  const goods = products.flatMap(({ name, model }) => [name, { zh: model, en: model }])
  return {
    ...{ kind: 'exhibitor', id: company.id, filters: {}, visits: 0 },
    fields: {
      name: company.name,
      brand: joined(products.map(({ brand }) => brand)),
      category: joined(products.map(({ category }) => category)),
      mainProducts: company.main_products,
      goods: joined(goods),
      place: placeOf(company),
      text: joined([company.info, company.sale_scope, company.address]),
    },
  }
}

function ofProduct(product: Product, company: Company): SearchDocument {
  return {
    ...{ kind: 'product', id: product.id, filters: {}, visits: 0 },
    fields: {
      name: product.name,
      model: { en: product.model },
      brand: product.brand,
      category: product.category,
      company: company.name,
      place: placeOf(company),
      parameters: joined([product.specification, product.technical_parameter]),
      text: product.info,
    },
  }
}

const countryNames = { zh: displayNames('zh'), en: displayNames('en') }
function displayNames(language: string) {
  return new Intl.DisplayNames([language], { type: 'region' })
}

/** Country, province, city and district. The server has them by their codes; here they are cut from the address. */
function placeOf({ country, address }: Company): Bilingual {
  const parts = country === 'CN' ? chineseParts(address) : { zh: [], en: [] }
  return {
    zh: [...parts.zh, countryNames.zh.of(country)].join('; '),
    en: [...parts.en, countryNames.en.of(country)].join('; '),
  }
}

const chineseParts = ({ zh, en }: Texts) => ({
  zh: /^(.+?省)?(.+?市)?(.+?[市区县])?/.exec(zh)?.slice(1).filter(Boolean) ?? [],
  en: en.split(', ').slice(-3),
})

/** The hand-made pairs, the demo fair's own and the software's, and those that the demo fair keeps apart. */
export function readGlossary(root: string): Record<'own' | 'software' | 'struck', GlossaryPair[]> {
  const groups = readJson<OwnGroup[]>(join(root, 'content/demo/glossary.json'))
  const pairsWhere = (strike: boolean) =>
    groups
      .filter((group) => (group.strike ?? false) === strike)
      .flatMap(({ terms: { zh = '', en = '' } }) => pairsOf({ zh, en }))
  return { own: pairsWhere(false), software: softwarePairs(root), struck: pairsWhere(true) }
}

interface OwnGroup {
  terms: Partial<Texts>
  strike?: boolean
}

/** No cell of it holds a comma. */
function softwarePairs(root: string): GlossaryPair[] {
  const [, ...lines] = readFileSync(join(root, 'content/glossary.csv'), 'utf8').trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [, zh = '', en = ''] = line.split(',')
    return pairsOf({ zh, en })
  })
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
