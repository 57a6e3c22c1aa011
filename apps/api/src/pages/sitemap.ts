import { languages, languageTag } from '@tradefloor/contract'
import {
  boothAddress,
  exhibitionAddress,
  inLanguageAddress,
  productAddress,
  sitePaths,
} from '@tradefloor/rules'
import type { Database } from '../db/open-database.ts'
import {
  countAddressed,
  findBoothAddresses,
  findExhibitionAddresses,
  findProductAddresses,
} from '../modules/catalogue/index.ts'
import { type Html, html, nothing } from './html.ts'

/** A part names each of these in both languages: far from what readers of site maps refuse, and quick to make. */
export const thingsInAPart = 1000

interface Addressed {
  address: string
  changedAt: Date | null
}
type Range = { limit: number; offset: number }
type Needs = Pick<Database, 'db'>

const fixed = [
  sitePaths.home.desktop,
  sitePaths.introduction.desktop,
  sitePaths.sample.desktop,
  sitePaths.privacy.desktop,
  sitePaths.terms.desktop,
]

/** What there is to find, kind by kind. */
const kinds = {
  site: async (_: Needs, { limit, offset }: Range) =>
    fixed.slice(offset, offset + limit).map((address): Addressed => ({ address, changedAt: null })),
  exhibitions: async (db: Needs, range: Range) =>
    (await findExhibitionAddresses(db, range)).map((row) => ({
      ...row,
      address: exhibitionAddress(row.exhibitionId),
    })),
  booths: async (db: Needs, range: Range) =>
    (await findBoothAddresses(db, range)).map((row) => ({ ...row, address: boothAddress(row) })),
  products: async (db: Needs, range: Range) =>
    (await findProductAddresses(db, range)).map((row) => ({ ...row, address: productAddress(row) })),
} satisfies Record<string, (db: Needs, range: Range) => Promise<Addressed[]>>

type Kind = keyof typeof kinds
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

/** The list of parts. */
export async function sitemapIndex(db: Needs, site: string): Promise<string> {
  const counts = { site: fixed.length, ...(await countAddressed(db)) }
  const parts = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    Array.from({ length: Math.ceil(counts[kind] / thingsInAPart) }, (_, index) => `${kind}-${index + 1}`),
  )
  return document(
    html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.map(
      (part) => html`<sitemap><loc>${site}/sitemap/${part}.xml</loc></sitemap>`,
    )}</sitemapindex>`,
  )
}

/** One part, counted from 1; undefined when there is none so far. */
export async function sitemapPart(
  db: Needs,
  { site, kind, part, now }: { site: string; kind: Kind; part: number; now: Date },
): Promise<string | undefined> {
  const things = await kinds[kind](db, { limit: thingsInAPart, offset: (part - 1) * thingsInAPart })
  if (things.length === 0) return undefined
  return document(
    html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${things.map(
      (thing) => entries(thing, site, now),
    )}</urlset>`,
  )
}

/** Each language is an address of its own, and each names both. */
function entries({ address, changedAt }: Addressed, site: string, now: Date): Html {
  const whole = (language: (typeof languages)[number]) => site + inLanguageAddress(address, language)
  const twins = languages.map(
    (language) =>
      html`<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${whole(language)}"/>`,
  )
  const changed =
    changedAt && changedAt <= now ? html`<lastmod>${changedAt.toISOString()}</lastmod>` : nothing
  return html`${languages.map((language) => html`<url><loc>${whole(language)}</loc>${changed}${twins}</url>`)}`
}

const document = ({ text }: Html) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`
