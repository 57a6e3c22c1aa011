import type { Client } from 'pg'
import type { Hit } from './relevance-score.ts'
import type { JudgedQuery } from './relevance-set.ts'

const withdrawn = (table: string) => `(select id from ${table} where withdrawn_at is not null)`
const listedExhibitor = `exhibitor.withdrawn_at is null
  and exhibitor.company_id not in ${withdrawn('company')}
  and exhibitor.exhibition_id not in ${withdrawn('exhibition')}`
const listedExhibit = `exhibition_product.product_id not in ${withdrawn('product')} and ${listedExhibitor}`

/**
 * The search as it was before it had an index: every word is a substring of the names (of products also brand and model).
 * It stays here as the baseline for relevance and cost.
 */
export const likeStatements = {
  exhibitors: {
    page: (where: string) => `
      select exhibitor.id, company.id as entity, company.*, exhibition.name_zh as exhibition_name
      from exhibitor
      join company on company.id = exhibitor.company_id
      join exhibition on exhibition.id = exhibitor.exhibition_id
      left join file on file.id = company.logo_file_id
      where ${listedExhibitor} and ${where}
      order by company.sort_key, exhibitor.id`,
    tally: (where: string) => `
      select company.industry, company.province, count(*)::int as entries
      from exhibitor join company on company.id = exhibitor.company_id
      where ${listedExhibitor} and ${where} group by 1, 2`,
  },
  exhibits: {
    page: (where: string, named: string) => `
      select exhibition_product.id, product.id as entity, product.*, company.name_zh as company_name,
        array(select image.file_id from product_image as image where image.product_id = product.id
          order by image.position) as images
      from exhibition_product
      join exhibitor on exhibitor.id = exhibition_product.exhibitor_id
      join product on product.id = exhibition_product.product_id
      join company on company.id = exhibitor.company_id
      join exhibition on exhibition.id = exhibitor.exhibition_id
      where ${listedExhibit} and ${where}
      order by ${named} product.sort_key, exhibition_product.id`,
    tally: (where: string) => `
      select company.industry, company.province, count(*)::int as entries
      from exhibition_product
      join exhibitor on exhibitor.id = exhibition_product.exhibitor_id
      join product on product.id = exhibition_product.product_id
      join company on company.id = exhibitor.company_id
      where ${listedExhibit} and ${where} group by 1, 2`,
  },
}

const literally = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const wordsOf = (query: string) =>
  [...new Set(query.normalize('NFKC').toLowerCase().split(/\s+/u))].filter(Boolean)

const containsAll = (column: string, count: number) =>
  count === 0
    ? 'true'
    : Array.from({ length: count }, (_, index) => `${column} like $${index + 1} escape '\\'`).join(' and ')

export interface LikeQuery extends Pick<JudgedQuery, 'kind' | 'language' | 'query'> {
  province?: string
  page?: number
  size?: number
}

/** The two statements of one search, and their parameters. */
export function likeSearch({ kind, language, query, province, page: at = 1, size = 50 }: LikeQuery) {
  const words = wordsOf(query)
  const table = kind === 'exhibits' ? 'product' : 'company'
  const inProvince = province === undefined ? '' : ` and company.province = '${Number(province)}'`
  const where = containsAll(`${table}.search_text`, words.length) + inProvince
  const inName = containsAll(`lower(${table}.name_${language})`, words.length)
  const named = words.length === 0 ? '' : `(${inName}) desc,`
  const { page, tally } = likeStatements[kind]
  const paged = `${page(where, named)} limit ${size} offset ${(at - 1) * size}`
  return { page: paged, tally: tally(where), values: words.map(literally) }
}

export async function findByLike(client: Client, judged: JudgedQuery): Promise<Hit[]> {
  const { page, values } = likeSearch(judged)
  const { rows } = await client.query<{ entity: string }>(page, values)
  return rows.map(({ entity }) => ({ id: Number(entity) }))
}
