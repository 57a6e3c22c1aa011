import {
  type Exhibition,
  type Exhibitor,
  getExhibition as exhibitionCall,
  listExhibitors as exhibitorsCall,
  getSchedule as scheduleCall,
} from '@tradefloor/contract'
import {
  type AgendaPage,
  agendaQuery,
  boothAddress,
  exhibitionAddress,
  firstExhibitorsQuery,
} from '@tradefloor/rules'
import type { Dependencies } from '../dependencies.ts'
import { dataReply, listReply } from '../http/envelope.ts'
import type { TurningPoints } from '../http/turning-points.ts'
import { getExhibition, listExhibitors } from '../modules/exhibitions/index.ts'
import { getSchedule } from '../modules/schedule/index.ts'
import { datesOf, exhibitionNames, industryOf, placesOf } from './exhibition-lines.ts'
import { type Html, html, nothing } from './html.ts'
import { bringAlong, type PageContent } from './page-content.ts'
import { type Speech, section } from './page-speech.ts'

/** So many exhibitors are named in the page; the map of the site has them all. */
const mostNamed = 100

type Deps = Dependencies & { turns: TurningPoints }

/** An exhibition, and what else a page of it shows at once. */
interface ShownExhibition {
  id: number
  agendas: readonly AgendaPage[]
  listsExhibitors: boolean
}

export async function exhibitionPage(
  deps: Deps,
  { id, agendas, listsExhibitors }: ShownExhibition,
  speech: Speech,
): Promise<PageContent> {
  const [exhibition, exhibitors] = await Promise.all([
    getExhibition(deps, id),
    listExhibitors(deps, { exhibition_id: id, size: mostNamed }),
  ])
  const shown = await Promise.all([
    ...agendas.map((page) => programmeOf(deps, exhibition, page)),
    ...(listsExhibitors ? [firstExhibitorsOf(deps, id)] : []),
  ])
  const { words, plain } = speech
  const name = plain(exhibitionNames(exhibition))
  const { url: picture } = exhibition.main_img
  return {
    title: name,
    description: [
      datesOf(exhibition, speech),
      plain(placesOf(exhibition)),
      exhibition.exhibitor_count ? words.exhibitorCount(exhibition.exhibitor_count) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    address: exhibitionAddress(id),
    ...(picture ? { picture } : {}),
    // A pavilion without a last day is no event.
    data: exhibition.lasting === 1 ? { '@type': 'CollectionPage', name } : eventData(exhibition, speech),
    facts: html`${factsOf(exhibition, speech)}${section(
      words.exhibitors,
      exhibitors.list.map((exhibitor) => exhibitorLine(exhibitor, speech)),
    )}`,
    answers: bringAlong([[exhibitionCall, { params: { id } }, dataReply(exhibition)], ...shown]),
  }
}

/** What a page asks of the schedule, with its answer. */
async function programmeOf(deps: Deps, { id, profile }: Exhibition, page: AgendaPage) {
  const query = agendaQuery(page, id, profile)
  const { list, edition } = await getSchedule(deps, query)
  return [scheduleCall, { query }, { ...listReply(list), edition }] as const
}

async function firstExhibitorsOf(deps: Deps, id: number) {
  const query = firstExhibitorsQuery(id)
  return [exhibitorsCall, { query }, await listExhibitors(deps, query)] as const
}

function factsOf(exhibition: Exhibition, speech: Speech): Html {
  const { words, fact, marked } = speech
  const { url } = exhibition.main_img
  return html`<h1>${marked(exhibitionNames(exhibition))}</h1>${
    url ? html`<img src="${url}?w=640" alt="" loading="lazy" width="640">` : nothing
  }<dl>${fact(words.dates, datesOf(exhibition, speech))}${fact(words.place, marked(placesOf(exhibition)))}${fact(
    words.industry,
    industryOf(exhibition.industry, speech),
  )}${fact(words.exhibitors, exhibition.exhibitor_count)}</dl>`
}

const exhibitorLine = ({ company, exhibition_id, booth_no }: Exhibitor, { link, marked }: Speech): Html =>
  html`${link(
    boothAddress({ companyId: company.id, exhibitionId: exhibition_id }),
    marked({ zh: company.name, en: company.locales.en.name }),
  )}${booth_no ? html` (${booth_no})` : nothing}`

const onFairClock = (dateTime: string) => `${dateTime.replace(' ', 'T')}+08:00`

const eventData = (exhibition: Exhibition, { plain }: Speech) => ({
  '@type': 'ExhibitionEvent',
  name: plain(exhibitionNames(exhibition)),
  startDate: onFairClock(exhibition.open_date),
  endDate: onFairClock(exhibition.close_date),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', name: plain(placesOf(exhibition)) || undefined },
})
