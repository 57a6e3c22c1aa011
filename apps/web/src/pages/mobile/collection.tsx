import { Tabs, useText } from '@tradefloor/ui'
import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../../domains/session/signed-in-only.tsx'
import { FavouriteList } from '../../features/centre/favourites/favourite-list.tsx'
import { ListSkeleton } from '../../features/centre/list-skeleton.tsx'
import { centreTexts } from '../../features/centre/texts.ts'
import { useCounts } from '../../features/centre/use-counts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { CentreTab } from './centre-frame.tsx'
import { centreHome, centrePlaces } from './centre-places.ts'
import { PhonePage } from './phone-header.tsx'

const tabs = [
  { kind: 'company', screen: 'companies', text: 'companiesShort' },
  { kind: 'product', screen: 'products', text: 'productsShort' },
  { kind: 'video', screen: 'videos', text: 'videosShort' },
  { kind: 'document', screen: 'documents', text: 'documentsShort' },
  { kind: 'session', screen: 'sessions', text: 'sessionsShort' },
] as const

export default function PhoneCollection() {
  const t = useText(centreTexts)
  usePageTitle(t('favourites'))
  return (
    <PhonePage title={t('favourites')} otherwise={centreHome}>
      <SignedInOnly signInAt={centrePlaces.signInAt} meanwhile={<ListSkeleton columns="rows" />}>
        <Favourites />
      </SignedInOnly>
    </PhonePage>
  )
}

function Favourites() {
  const t = useText(centreTexts)
  const counts = useCounts('flow')
  // Stands in the address, so that whoever comes back from a booth finds the tab they left.
  const [query, setQuery] = useSearchParams()
  const chosen = tabs.find(({ kind }) => kind === query.get('tab'))?.kind ?? 'company'
  return (
    <Tabs
      label={t('favourites')}
      layout="fill"
      value={chosen}
      onChange={(tab) => {
        setQuery(tab === 'company' ? {} : { tab }, { replace: true })
        window.scrollTo(0, 0)
      }}
      className="-mt-4"
      // A little under the page's bar, whose height depends on the phone.
      listClassName="surface [@media(min-height:30rem)]:sticky top-[calc(44px+var(--safe-top))] z-9 -mx-4 overflow-x-auto px-2"
      panelClassName="pt-4"
      tabs={tabs.map(({ kind, screen, text }) => ({
        value: kind,
        text: t(text),
        count: counts[screen],
        panel: (
          <FavouriteList
            kind={kind}
            screen={screen}
            layout="page"
            places={centrePlaces}
            Frame={CentreTab}
            onClose={() => {}}
            onUnsaved={() => {}}
          />
        ),
      }))}
    />
  )
}
