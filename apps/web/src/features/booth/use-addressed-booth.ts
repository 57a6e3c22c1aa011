import { useQuery } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import type { ExhibitorDetail } from '@tradefloor/contract'
import { boothInAddress } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useSearchParams } from 'react-router'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { exhibitorQuery } from '../../domains/catalogue/exhibitor-query.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import type { Booth } from './queries.ts'
import { boothTexts } from './texts.ts'
import { useBoothVisit } from './use-booth-visit.ts'

export type AddressedBooth =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'there'; exhibitor: ExhibitorDetail; booth: Booth }

/** The booth a page is about, as far as its address and the server can tell. */
export function useAddressedBooth(): AddressedBooth {
  const [query] = useSearchParams()
  const { client } = useSite()
  const ids = boothInAddress(query)
  const asked = useQuery({
    ...exhibitorQuery(client, ids ?? { companyId: 0, exhibitionId: 0 }),
    enabled: ids !== null,
  })
  useBoothVisit(asked.data, ids?.exhibitionId)
  if (ids === null || (asked.error instanceof CallError && asked.error.status === 404))
    return { state: 'unknown' }
  // The stand is the server's to say: what the address calls it may be out of date.
  if (asked.data)
    return { state: 'there', exhibitor: asked.data, booth: { ...ids, instanceId: asked.data.vhall.id } }
  if (asked.error)
    return {
      state: 'failed',
      message: asked.error.message,
      retrying: asked.isFetching,
      retry: () => asked.refetch(),
    }
  return { state: 'loading' }
}

/** What the tab is called, by what of the booth is open if that has a name, and the company's name once it is known. */
export function useBoothTitle(page: AddressedBooth, open?: string) {
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const name = page.state === 'there' ? companyName(page.exhibitor.company, language) : undefined
  usePageTitle(open ?? name?.text ?? t(page.state === 'unknown' ? 'unknownTitle' : 'placeholder'))
  return name
}
