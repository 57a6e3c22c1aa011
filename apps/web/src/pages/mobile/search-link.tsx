import { searchPage } from '@tradefloor/rules'
import { classNames, useText } from '@tradefloor/ui'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { phoneTexts } from './texts.ts'

const looks = { white: 'rounded-control text-ink-2', scene: 'rounded-pill bg-white/18 text-white' }

/** The way to the search, at the end of a page's title: on white, or over a scene. */
export function SearchLink({ look = 'white' }: { look?: keyof typeof looks }) {
  const t = useText(phoneTexts)
  return (
    <Link
      to={searchPage}
      aria-label={t('search')}
      title={t('search')}
      className={classNames('grid size-11 shrink-0 place-items-center', looks[look])}
    >
      <Search size={22} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
