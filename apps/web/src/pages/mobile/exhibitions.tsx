import { EmptyState, Tabs, useText } from '@tradefloor/ui'
import { useSearchParams } from 'react-router'
import { ExhibitionFlow } from '../../features/exhibitions/exhibition-flow.tsx'
import { listTexts } from '../../features/exhibitions/list-texts.ts'
import { useExhibitionList } from '../../features/exhibitions/queries.ts'
import { exhibitionTexts } from '../../features/exhibitions/texts.ts'
import { pageTexts } from '../../shared/page/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhoneTitle } from './phone-header.tsx'
import { SearchLink } from './search-link.tsx'
import { phoneTexts } from './texts.ts'

const tabs = [
  { value: 'held', list: 'phoneHeld' },
  { value: 'coming', list: 'phoneUpcoming' },
  { value: 'history', list: 'phoneHistory' },
] as const

export default function PhoneExhibitions() {
  const t = useText(phoneTexts)
  const words = useText(exhibitionTexts)
  const ofLists = useText(listTexts)
  const common = useText(pageTexts)
  usePageTitle(t('exhibitions'))
  const [query, setQuery] = useSearchParams()
  const chosen = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'held'
  const counts = {
    held: useExhibitionList('phoneHeld').data?.length,
    coming: useExhibitionList('phoneUpcoming').data?.length,
    history: useExhibitionList('phoneHistory').data?.length,
  }
  const texts = {
    held: { name: words('held'), empty: words('nothingHeld'), hint: ofLists('nothingHeldHint') },
    coming: { name: ofLists('upcoming'), empty: ofLists('nothingUpcoming'), hint: common('templateTip') },
    history: { name: ofLists('review'), empty: words('nothingEnded'), hint: ofLists('nothingEndedHint') },
  }
  return (
    <>
      <PhoneTitle text={t('exhibitions')} tools={<SearchLink />} />
      <Tabs
        label={ofLists('tabs')}
        layout="fill"
        value={chosen}
        onChange={(tab) => {
          setQuery({ tab }, { replace: true })
          // Another list begins at its top.
          window.scrollTo(0, 0)
        }}
        listClassName="surface sticky top-0 z-(--z-shell) px-4"
        panelClassName="px-4 py-3"
        tabs={tabs.map(({ value, list }) => ({
          value,
          text: texts[value].name,
          count: counts[value],
          panel: (
            <ExhibitionFlow
              list={list}
              empty={<EmptyState title={texts[value].empty} hint={texts[value].hint} />}
            />
          ),
        }))}
      />
    </>
  )
}
