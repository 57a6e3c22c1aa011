import type { Entry, EntryPoint, ExhibitionProfile } from '@tradefloor/contract'
import { idText } from './ids.ts'
import { sitePaths } from './routes/site-paths.ts'

/** Where an exhibition leads. `link` is a key of the configured links; `otherwise` stands in while it has no address. */
export type Destination =
  | { kind: 'page'; path: string; query: Readonly<Record<string, string>> }
  | { kind: 'external'; link: string; otherwise: string }
  | { kind: 'sso'; link: string; otherwise: string }

type AreaPage = Extract<Entry, string>

const areaPaths: Record<AreaPage, string> = {
  consult: sitePaths.desk.desktop,
  zhanqu: sitePaths.hall.desktop,
  mobileConsult: sitePaths.desk.phone,
  mobilecomponent: sitePaths.hall.phone,
}

/** An area page shows the fair's own way back for 0 and the pavilion's for 1. */
const statuses: Record<EntryPoint, '0' | '1'> = {
  homeCard: '0',
  ongoing: '0',
  review: '0',
  mobileList: '0',
  pavilion: '1',
  mobilePavilion: '1',
}

export function entryFor(
  exhibition: { id: number; profile: ExhibitionProfile },
  from: EntryPoint,
): Destination {
  const entry = exhibition.profile.entry[from]
  if (typeof entry === 'string')
    return {
      kind: 'page',
      path: areaPaths[entry],
      query: { exhibition_id: idText(exhibition.id), status: statuses[from] },
    }
  // A page of its own knows its exhibition, so its address stays as short as it always was.
  if ('page' in entry) return { kind: 'page', path: entry.page, query: {} }
  return { kind: entry.sso ? 'sso' : 'external', link: entry.external, otherwise: entry.otherwise }
}

export function pageAddress({ path, query }: Extract<Destination, { kind: 'page' }>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
