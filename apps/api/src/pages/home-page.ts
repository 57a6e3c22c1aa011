import { type Exhibition, listExhibitions as listCall } from '@tradefloor/contract'
import { brandOf, lists, type SitePageKind, sitePaths } from '@tradefloor/rules'
import type { Dependencies } from '../dependencies.ts'
import { listReply } from '../http/envelope.ts'
import { pageConfig } from '../http/public-config.ts'
import { listExhibitions } from '../modules/exhibitions/index.ts'
import { exhibitionLine, exhibitionNames } from './exhibition-lines.ts'
import { html } from './html.ts'
import { bringAlong, type PageContent } from './page-content.ts'
import { type Speech, section } from './page-speech.ts'
import { titles } from './page-words.ts'

type Shelf = 'held' | 'upcoming' | 'ended' | 'pavilions'

const queries = {
  held: lists.homeHeld.query,
  upcoming: lists.phoneUpcoming.query,
  ended: lists.homeReview.query,
  pavilions: lists.headerPavilion.query,
} as const satisfies Record<Shelf, object>

/** What each page of lists asks first; all of them say everything there is to readers without scripts. */
const asksFirst = {
  home: { address: sitePaths.home.desktop, shelves: ['held', 'upcoming'] },
  exhibitions: { address: sitePaths.exhibitions.phone, shelves: ['held', 'upcoming', 'ended'] },
  pavilions: { address: sitePaths.pavilions.desktop, shelves: ['pavilions'] },
} as const satisfies Partial<Record<SitePageKind, { address: string; shelves: readonly Shelf[] }>>

export type HomeKind = keyof typeof asksFirst
export const isHomeKind = (kind: SitePageKind): kind is HomeKind => kind in asksFirst

export async function homePage(deps: Dependencies, kind: HomeKind, speech: Speech): Promise<PageContent> {
  const [held, upcoming, ended, pavilions] = await Promise.all([
    listExhibitions(deps, queries.held),
    listExhibitions(deps, queries.upcoming),
    listExhibitions(deps, queries.ended),
    listExhibitions(deps, queries.pavilions),
  ])
  const shelves: Record<Shelf, Exhibition[]> = { held, upcoming, ended, pavilions }
  const { words, language, plain } = speech
  const { fair } = pageConfig(deps)
  const brand = brandOf(fair, language)
  const names = held.slice(0, 4).map((exhibition) => plain(exhibitionNames(exhibition)))
  const title = titles[language][kind]
  const tagline = brand.tagline || brand.name
  return {
    ...(title ? { title } : {}),
    description: [`${tagline}${words.stop}`, names.length > 0 ? words.heldNow(names) : ''].join('').trim(),
    address: asksFirst[kind].address,
    picture: held.find(({ main_img }) => main_img.url)?.main_img.url ?? '/previews/tradefloor.jpg',
    data: {
      '@type': 'WebSite',
      name: brand.name,
      alternateName: brand.other || undefined,
      description: tagline,
    },
    facts: html`<h1>${title ?? brand.name}</h1><p>${tagline}</p>${(Object.keys(queries) as Shelf[]).map(
      (shelf) =>
        section(
          words[shelf],
          shelves[shelf].map((exhibition) => exhibitionLine(exhibition, speech)),
        ),
    )}`,
    answers: bringAlong(
      asksFirst[kind].shelves.map((shelf) => [
        listCall,
        { query: queries[shelf] },
        listReply(shelves[shelf]),
      ]),
    ),
  }
}
