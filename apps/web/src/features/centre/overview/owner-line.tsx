import { centrePages } from '@tradefloor/rules'
import { Avatar, SkeletonBlock, useText } from '@tradefloor/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useMyCard } from '../../../domains/cards/own-card.ts'
import { sessionTexts } from '../../../domains/session/texts.ts'
import { useProfile } from '../../../domains/session/use-profile.ts'
import { overviewTexts } from './texts.ts'

/** Who is signed in, as others know them: name, company, position. */
export function OwnerLine() {
  const t = useText(overviewTexts)
  const session = useText(sessionTexts)
  const profile = useProfile()
  const card = useMyCard().data
  const { data } = profile
  if (!data && profile.isLoading) return <OwnerSkeleton />
  const name = data?.real_name || data?.nick_name || session('visitor')
  const facts = [card?.company_name || data?.company, card?.post || data?.country_name].filter(Boolean)
  return (
    <Link
      to={centrePages.profile}
      className="relative mt-1 -mr-2 flex min-h-16 items-center gap-4 rounded-card"
    >
      <Avatar name={name} size={60} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-20 font-bold wrap-anywhere">{name}</span>
        <span className="mt-0.5 block text-13 text-white/90 wrap-anywhere">
          {(facts.length > 0 ? facts : [session('visitor')]).join(' · ')}
        </span>
        <span className="sr-only">{t('editProfile')}</span>
      </span>
      <ChevronRight size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
    </Link>
  )
}

export const OwnerSkeleton = () => (
  <div className="mt-1 flex min-h-16 items-center gap-4">
    <SkeletonBlock onGlass className="size-15 rounded-pill!" />
    <div className="flex-1">
      <SkeletonBlock onGlass className="h-5 w-28" />
      <SkeletonBlock onGlass className="mt-2.5 h-3.5 w-44" />
    </div>
  </div>
)
