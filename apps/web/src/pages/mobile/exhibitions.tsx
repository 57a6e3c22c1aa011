import { EmptyState, Tabs, useText } from '@tradefloor/ui'
import { useSearchParams } from 'react-router'
import { ExhibitionCards } from '../../features/exhibitions/exhibition-cards.tsx'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'
import { useExhibitionList } from '../../features/exhibitions/queries.ts'
import { pageMessages } from '../../shared/page/messages.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { phoneMessages } from './messages.ts'
import { PhoneTitle } from './phone-header.tsx'

const tabs = [
  { value: 'held', text: 'held', list: 'phoneHeld', empty: 'nothingHeld', hint: 'nothingHeldHint' },
  { value: 'coming', text: 'upcoming', list: 'phoneUpcoming', empty: 'nothingUpcoming', hint: undefined },
  { value: 'history', text: 'review', list: 'phoneHistory', empty: 'nothingEnded', hint: 'nothingEndedHint' },
] as const

export default function PhoneExhibitions() {
  const t = useText(phoneMessages)
  const words = useText(exhibitionMessages)
  const common = useText(pageMessages)
  usePageTitle(t('exhibitions'))
  const [query, setQuery] = useSearchParams()
  const chosen = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'held'
  const counts = {
    held: useExhibitionList('phoneHeld').data?.length,
    coming: useExhibitionList('phoneUpcoming').data?.length,
    history: useExhibitionList('phoneHistory').data?.length,
  }
  return (
    <>
      <PhoneTitle text={t('exhibitions')} />
      <Tabs
        label={words('tabs')}
        layout="fill"
        value={chosen}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        listClassName="surface sticky top-0 z-(--z-shell) px-4"
        panelClassName="px-4 py-3"
        tabs={tabs.map(({ value, text, list, empty, hint }) => ({
          value,
          text: words(text),
          count: counts[value],
          panel: (
            <ExhibitionCards
              list={list}
              layout="phone"
              empty={<EmptyState title={words(empty)} hint={hint ? words(hint) : common('templateTip')} />}
            />
          ),
        }))}
      />
    </>
  )
}
