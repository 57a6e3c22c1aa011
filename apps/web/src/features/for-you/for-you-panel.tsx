import { classNames, useText } from '@tradefloor/ui'
import { ChevronRight, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { RecommendedRow } from '../../domains/recommended/recommended-row.tsx'
import { useForYou } from '../../domains/recommended/use-for-you.ts'
import { useCentreLink } from '../../shared/page/use-centre-link.ts'
import { forYouTexts } from './texts.ts'

/** What fits the visitor, over the scene of the home. Nothing of it is there while it is switched off. */
export function ForYouPanel({ className }: { className: string }) {
  const t = useText(forYouTexts)
  const toProfile = useCentreLink()('profile')
  const { reply, list } = useForYou()
  const titleId = useId()
  if (!reply?.is_on) return null
  if (list.length === 0)
    return reply.needs_purpose ? <PurposeLink to={toProfile} className={className} /> : null
  return (
    <section data-for-you aria-labelledby={titleId} className={classNames('flex flex-col p-2', className)}>
      <header className="flex items-center gap-2 px-3 pt-0.5 pb-1">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-16 font-bold">
            {t('title')}
          </h2>
          <p className="text-12 text-on-glass-2">{t('note')}</p>
        </div>
        <Link
          {...toProfile}
          aria-label={t('settingsLabel')}
          className="-mr-2 flex h-10 shrink-0 items-center rounded-control px-2 text-13 text-[#b9d2ff] hover:text-white"
        >
          {t('settings')}
        </Link>
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4 [mask-image:linear-gradient(#000_calc(100%-24px),transparent)]">
        {list.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <RecommendedRow recommended={each} device="desktop" on="glass" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All that is there while nothing is known to go by. */
function PurposeLink({ to, className }: { to: { to: string; state: unknown }; className: string }) {
  const t = useText(forYouTexts)
  return (
    <Link
      {...to}
      data-for-you
      className={classNames('flex min-h-12 items-center gap-2.5 px-4 py-2.5 text-13', className)}
    >
      <Sparkles size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-[#b9d2ff]" />
      <span className="min-w-0 flex-1">{t('addPurpose')}</span>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-on-glass-2" />
    </Link>
  )
}
