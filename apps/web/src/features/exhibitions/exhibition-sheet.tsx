import type { Exhibition } from '@tradefloor/contract'
import type { ListName } from '@tradefloor/rules'
import { buttonClasses, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import { areaTexts } from './area-texts.ts'
import { ExhibitionFacts } from './exhibition-facts.tsx'
import { ExhibitionRows } from './exhibition-rows.tsx'
import { UnknownExhibition } from './unknown-exhibition.tsx'
import type { AddressedExhibition } from './use-addressed-exhibition.ts'

interface ExhibitionSheetProps {
  exhibition: Exhibition
  /** Which exhibitions are offered below. */
  others: ListName
  listAddress: string
  actionHeight: 40 | 48
}

/** What is written about an exhibition. The page itself has its name as heading. */
export function ExhibitionSheet({ exhibition, others, listAddress, actionHeight }: ExhibitionSheetProps) {
  const t = useText(areaTexts)
  return (
    <>
      <ExhibitionFacts exhibition={exhibition} />
      <h3 className="mt-6 mb-1 text-16 font-bold">{t('moreHeld')}</h3>
      <div className="-mx-3 flex-1">
        <ExhibitionRows list={others} on="white" except={exhibition.id} limit={4} />
      </div>
      <Link to={listAddress} className={`${buttonClasses('primary', actionHeight)} mt-4 w-full`}>
        {t('toList')}
      </Link>
    </>
  )
}

interface NoExhibitionProps {
  page: Exclude<AddressedExhibition, { state: 'there' }>
  listAddress: string
  /** Where one may go besides. */
  home?: string
}

/** What stands where an exhibition would be while there is none to show. */
export function NoExhibition({ page, listAddress, home }: NoExhibitionProps) {
  const t = useText(areaTexts)
  const common = useText(pageTexts)
  if (page.state === 'loading') return <FactsSkeleton label={common('loading')} />
  if (page.state === 'unknown') return <UnknownExhibition listAddress={listAddress} home={home} />
  return (
    <>
      <h1 className="mb-3 text-18 font-bold">{t('pagePlaceholder')}</h1>
      <ErrorRow
        title={page.message}
        hint={common('notLoaded')}
        retryText={common('retry')}
        busy={page.retrying}
        onRetry={page.retry}
      />
    </>
  )
}

function FactsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <SkeletonBlock className="h-5 w-16" />
      <SkeletonBlock className="mt-3 h-7 w-4/5" />
      <SkeletonBlock className="mt-2.5 h-4 w-3/5" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="mt-5 flex items-center gap-3">
          <SkeletonBlock className="size-9 rounded-control!" />
          <SkeletonBlock className="h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
