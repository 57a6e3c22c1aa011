import { searchText, sortKey } from '../modules/catalogue/index.ts'
import type { company, contact, exhibitionProduct, exhibitor, product } from '../schema/index.ts'
import type { Words } from './format/columns.ts'
import type { BoothValue, CheckedRow } from './format/values.ts'

const words = ({ values }: CheckedRow, field: string) => values[field] as Words
const text = ({ values }: CheckedRow, field: string) => (values[field] as string | null) ?? ''
const number = ({ values }: CheckedRow, field: string) => values[field] as number | null
const wordsOrNull = (row: CheckedRow, field: string) => {
  const { zh, en } = words(row, field)
  return { zh: zh || null, en: en || null }
}

// A checked record as the rows it becomes: the only place where one becomes the other.

export function companyRow(row: CheckedRow): typeof company.$inferInsert {
  const name = words(row, 'name')
  return {
    id: row.id,
    nameZh: name.zh,
    nameEn: name.en,
    addressZh: words(row, 'address').zh,
    addressEn: words(row, 'address').en,
    province: text(row, 'province'),
    city: text(row, 'city'),
    area: text(row, 'area'),
    industry: text(row, 'industry'),
    managerName: words(row, 'manager').zh,
    managerNameEn: words(row, 'manager').en,
    managerPhone: text(row, 'manager_phone'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    website: text(row, 'website'),
    registerCapital: words(row, 'register_capital').zh,
    registerCapitalEn: words(row, 'register_capital').en,
    employeeNum: number(row, 'employees') ?? 0,
    infoZh: words(row, 'info').zh,
    infoEn: words(row, 'info').en,
    mainProductsZh: words(row, 'main_products').zh,
    mainProductsEn: words(row, 'main_products').en,
    saleScopeZh: words(row, 'sale_scope').zh,
    saleScopeEn: words(row, 'sale_scope').en,
    sortKey: sortKey(name.zh, name.en),
    searchText: searchText(name.zh, name.en),
  }
}

export const boothsOf = ({ values }: CheckedRow) => values.booths as BoothValue[]

/** The same company in the same exhibition always has the same booth, whatever else comes or goes. */
const boothId = (exhibition: number, company: number) => exhibition * 100_000 + company

export const boothRows = (row: CheckedRow, joinedAt: Date): (typeof exhibitor.$inferInsert)[] =>
  boothsOf(row).map(({ exhibition, boothNo, url }) => ({
    id: boothId(exhibition, row.id),
    exhibitionId: exhibition,
    companyId: row.id,
    boothNo,
    externalUrl: url,
    joinedAt,
  }))

export function contactRow(row: CheckedRow): typeof contact.$inferInsert {
  return {
    id: row.id,
    companyId: number(row, 'company') ?? 0,
    nameZh: words(row, 'name').zh,
    nameEn: words(row, 'name').en,
    postZh: words(row, 'post').zh,
    postEn: words(row, 'post').en,
    phone: text(row, 'phone'),
    email: text(row, 'email'),
    cardPublished: (row.values.card as boolean | null) ?? true,
  }
}

export function productRow(row: CheckedRow, addedAt: Date): typeof product.$inferInsert {
  const name = words(row, 'name')
  const brand = words(row, 'brand')
  return {
    id: row.id,
    companyId: number(row, 'company') ?? 0,
    model: text(row, 'model'),
    priceLow: number(row, 'price_low'),
    priceHigh: number(row, 'price_high'),
    categoryZh: wordsOrNull(row, 'category').zh,
    categoryEn: wordsOrNull(row, 'category').en,
    moqZh: wordsOrNull(row, 'moq').zh,
    moqEn: wordsOrNull(row, 'moq').en,
    nameZh: name.zh,
    nameEn: name.en,
    infoZh: words(row, 'info').zh,
    infoEn: words(row, 'info').en,
    brandZh: brand.zh,
    brandEn: brand.en,
    specificationZh: words(row, 'specification').zh,
    specificationEn: words(row, 'specification').en,
    technicalParameterZh: words(row, 'technical_parameter').zh,
    technicalParameterEn: words(row, 'technical_parameter').en,
    addedAt,
    sortKey: sortKey(name.zh, name.en),
    searchText: searchText(name.zh, name.en, brand.zh, brand.en, text(row, 'model')),
  }
}

/** A product stands at every booth of its company. */
export const shownProductRows = (
  row: CheckedRow,
  company: CheckedRow,
): (typeof exhibitionProduct.$inferInsert)[] =>
  boothsOf(company).map(({ exhibition }) => ({
    id: row.id * 100 + exhibition,
    exhibitorId: boothId(exhibition, company.id),
    productId: row.id,
  }))
