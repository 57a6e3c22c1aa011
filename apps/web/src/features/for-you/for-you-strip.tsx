import type { Recommendation } from '@tradefloor/contract'
import { centrePages, withQuery } from '@tradefloor/rules'
import { inLanguage, LocalName, Picture, useLanguage, useText } from '@tradefloor/ui'
import { ChevronRight, Sparkles } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { RecommendedRow } from '../../domains/recommended/recommended-row.tsx'
import { useForYou } from '../../domains/recommended/use-for-you.ts'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'
import { forYouTexts } from './texts.ts'

const row =
  'surface flex min-h-14 w-full items-center gap-3 rounded-card p-2 pr-3 text-left shadow-pop [@media(height<640px)]:min-h-11 [@media(height<640px)]:py-1'
/** Beside the tools and not above them, so that it pushes nothing over the island; above the list it has a row of its own. */
const place =
  'absolute right-22 bottom-full left-4 pb-2 in-[:lang(en)]:right-27 around-list:static around-list:px-4 around-list:pt-2 around-list:pb-1'
const panel = 'for-you'

/** What fits the visitor, in one row over the scene of a phone's home; pressed, it opens as a sheet. */
export function ForYouStrip() {
  const t = useText(forYouTexts)
  const common = useText(pageTexts)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const isOpen = query.get('panel') === panel
  const { show, close } = usePanelHistory(pathname, isOpen)
  const { reply, list } = useForYou()
  const [first] = list
  if (!reply?.is_on) return null
  if (!first) return reply.needs_purpose ? <PurposeLink /> : null
  return (
    <div className={place}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => show(withQuery(pathname, { panel }))}
        className={row}
      >
        <Thumb recommended={first} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b>{t('title')}</b>
            <span className="text-12 text-ink-3">{t('count', { count: list.length })}</span>
          </span>
          <FirstName recommended={first} />
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </button>
      <LateSheet open={isOpen} onClose={close} closeText={common('close')} title={t('title')}>
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-3">
          <span className="flex-1">{t('note')}</span>
          <Link
            to={`${centrePages.profile}#for-you`}
            aria-label={t('settingsLabel')}
            className="flex min-h-11 min-w-11 items-center justify-end text-harbour"
          >
            {t('settings')}
          </Link>
        </p>
        <ul className="grid gap-2">
          {list.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              <RecommendedRow recommended={each} device="phone" on="white" />
            </li>
          ))}
        </ul>
      </LateSheet>
    </div>
  )
}

function Thumb({ recommended: { kind, name, picture } }: { recommended: Recommendation }) {
  return kind === 'product' ? (
    <Picture
      src={picture}
      name={name.cn}
      sizes="40px"
      className="size-10 shrink-0 rounded-control [@media(height<640px)]:size-8"
    />
  ) : (
    <CompanyLogo src={picture} name={name.cn} className="size-10 shrink-0 [@media(height<640px)]:size-8" />
  )
}

function FirstName({ recommended: { name } }: { recommended: Recommendation }) {
  const { language } = useLanguage()
  return (
    <span className="block truncate text-12 text-ink-2 [@media(height<640px)]:hidden">
      <LocalName name={inLanguage({ zh: name.cn, en: name.en }, language)} />
    </span>
  )
}

/** All that is there while nothing is known to go by. */
function PurposeLink() {
  const t = useText(forYouTexts)
  return (
    <div className={place}>
      <Link to={centrePages.profile} className={row}>
        <Sparkles size={18} strokeWidth={1.75} aria-hidden className="ml-1 shrink-0 text-harbour" />
        <span className="min-w-0 flex-1 text-13">{t('addPurpose')}</span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </Link>
    </div>
  )
}
