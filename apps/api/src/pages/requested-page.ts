import { defaultLanguage, type Language } from '@tradefloor/contract'
import {
  type AgendaPage,
  boothInAddress,
  isBrightPage,
  languageInAddress,
  readId,
  type SitePage,
  sitePageAt,
} from '@tradefloor/rules'

/** What a page is about; `lost` where its address is no page or lacks the number that it needs. */
export type Subject =
  | { about: 'lost' }
  | { about: 'itself'; kind: SitePage['kind'] }
  | { about: 'exhibition'; id: number; agendas: readonly AgendaPage[]; listsExhibitors: boolean }
  | { about: 'booth'; companyId: number; exhibitionId: number }
  | { about: 'product'; companyId: number; exhibitionId: number; productId: number }

export interface RequestedPage {
  subject: Subject
  /** Said by the address alone: an address then is one page, for every cache, crawler and reader it is sent to. */
  language: Language
  /** On each device that has a page there. */
  isBright: boolean
}

/** What an address asks for, of all that it says: whatever else is in it, a stranger wrote. */
export function requestedPage(address: string): RequestedPage {
  const [path = '', ...rest] = address.split('?')
  const search = rest.join('?')
  return {
    subject: subjectOf(sitePageAt(path), new URLSearchParams(search)),
    language: languageInAddress(search) ?? defaultLanguage,
    isBright: isBrightPage(path),
  }
}

/** The same as the pages of the site understand it. */
function subjectOf(page: SitePage | undefined, query: URLSearchParams): Subject {
  if (!page) return { about: 'lost' }
  switch (page.kind) {
    case 'booth':
    case 'product':
      return boothOf(page.kind, query)
    case 'exhibition':
    case 'programme':
    case 'special':
    case 'fixed':
      return exhibitionOf(page, query)
  }
  return { about: 'itself', kind: page.kind }
}

function exhibitionOf(
  { kind, exhibition, isFixed, agendas = [], listsExhibitors }: SitePage,
  query: URLSearchParams,
): Subject {
  const named = query.get('exhibition_id') ?? query.get('exhibitionId')
  const id = isFixed || named === null ? exhibition : (readId(named) ?? undefined)
  if (id !== undefined) return { about: 'exhibition', id, agendas, listsExhibitors: listsExhibitors === true }
  return kind === 'programme' && named === null ? { about: 'itself', kind } : { about: 'lost' }
}

function boothOf(kind: 'booth' | 'product', query: URLSearchParams): Subject {
  const booth = boothInAddress(query)
  if (!booth) return { about: 'lost' }
  const { companyId, exhibitionId } = booth
  const productId = kind === 'product' ? readId(query.get('exhibition_product_id')) : null
  return productId === null
    ? { about: 'booth', companyId, exhibitionId }
    : { about: 'product', companyId, exhibitionId, productId }
}

/** Everything that makes one page another, and nothing that a stranger can make up at will. */
export const nameOfSubject = (subject: Subject): string => Object.values(subject).join(' ')
