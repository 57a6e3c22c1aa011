import { sitePaths } from '@tradefloor/rules'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import type { AddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { BackButton } from './phone-header.tsx'

const listAddress = sitePaths.exhibitions.phone

interface NoExhibitionPageProps {
  page: Exclude<AddressedExhibition, { state: 'there' }>
}

/** A page of an exhibition that is not known, or not yet. */
export function NoExhibitionPage({ page }: NoExhibitionPageProps) {
  return (
    <>
      <div className="sea h-40 shrink-0 px-3 pt-[calc(8px+var(--safe-top))]">
        <BackButton otherwise={listAddress} />
      </div>
      <section className="surface relative -mt-5 flex-1 rounded-t-sheet px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]">
        <NoExhibition page={page} listAddress={listAddress} />
      </section>
    </>
  )
}
