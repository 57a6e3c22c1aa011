import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import { defaultExhibitions, type Exhibition } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { useSearchParams } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { exhibitionInAddress, namesExhibition } from '../../shared/page/exhibition-in-address.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { areaTexts } from './area-texts.ts'
import { nameOf } from './exhibition-text.ts'
import { exhibitionQuery, fromLists } from './queries.ts'

export interface ExhibitionSource {
  /** The page is one exhibition's own, whatever its address says. */
  fixed?: number
  /** The exhibition meant when the address names none. */
  unnamed?: number
}

export type AddressedExhibition =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'there'; exhibition: Exhibition }

/** The exhibition a page is about, as far as its address and the server can tell. */
export function useAddressedExhibition({ fixed, unnamed }: ExhibitionSource): AddressedExhibition {
  const [query] = useSearchParams()
  const { client } = useSite()
  const id = fixed ?? (namesExhibition(query) ? exhibitionInAddress(query) : (unnamed ?? null))
  const queries = useQueryClient()
  const asked = useQuery({
    ...exhibitionQuery(client, id ?? 0),
    enabled: id !== null,
    placeholderData: () => (id === null ? undefined : fromLists(queries, id)),
  })

  if (id === null || (asked.error instanceof CallError && asked.error.status === 404))
    return { state: 'unknown' }
  if (asked.data) return { state: 'there', exhibition: asked.data }
  if (asked.error)
    return {
      state: 'failed',
      message: asked.error.message,
      retrying: asked.isFetching,
      retry: () => asked.refetch(),
    }
  return { state: 'loading' }
}

/** That of a page of the conference. */
export const useConferenceExhibition = () => useAddressedExhibition({ unnamed: defaultExhibitions.schedule })

/** What the tab is called, and the exhibition's name once it is known. */
export function useExhibitionTitle(page: AddressedExhibition) {
  const t = useText(areaTexts)
  const { language } = useLanguage()
  const name = page.state === 'there' ? nameOf(page.exhibition, language) : undefined
  usePageTitle(name?.text ?? t(page.state === 'unknown' ? 'unknownTitle' : 'pagePlaceholder'))
  return name
}
