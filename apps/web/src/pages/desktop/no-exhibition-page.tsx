import { exhibitionsAddress, sitePaths } from '@tradefloor/rules'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import type { AddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { LostPage } from './lost-page.tsx'

interface NoExhibitionPageProps {
  page: Exclude<AddressedExhibition, { state: 'there' }>
}

/** A page of an exhibition that is not known, or not yet. */
export function NoExhibitionPage({ page }: NoExhibitionPageProps) {
  return (
    <LostPage isUnknown={page.state === 'unknown'}>
      <NoExhibition page={page} listAddress={exhibitionsAddress.desktop} home={sitePaths.home.desktop} />
    </LostPage>
  )
}
