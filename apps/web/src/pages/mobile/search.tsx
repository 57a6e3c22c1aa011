import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PhoneSearch as Search } from '../../features/search/phone-search.tsx'
import { searchTexts } from '../../features/search/texts.ts'
import { searchInAddress, searchPageOf } from '../../shared/addresses/search.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { BackButton } from './phone-header.tsx'
import { phoneTexts } from './texts.ts'

export default function PhoneSearch() {
  const t = useText(phoneTexts)
  const words = useText(searchTexts)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const search = useMemo(() => searchInAddress(query), [query])
  const word = search?.choice.word
  usePageTitle(word ? words('results', { word }) : t('search'))
  return (
    <Search
      search={search}
      // One step of the history, however often one searches: Back leads out of it. A sheet that is open stays open.
      onSearch={(wanted) => navigate(searchPageOf(wanted), { replace: true, state: state as unknown })}
      back={<BackButton otherwise={sitePaths.home.phone} plain />}
    />
  )
}
