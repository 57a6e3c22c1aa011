import { exhibitorSignOn } from '@tradefloor/client'
import { buttonClasses, useLanguage, useText } from '@tradefloor/ui'
import { ArrowRight, ArrowUpRight, Store, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { passAsGuest } from '../../domains/session/guest-pass.ts'
import { withReturn } from '../../domains/session/return-address.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { storeValue } from '../../shared/storage/stored-values.ts'
import { RoleCard } from './role-card.tsx'
import { roleTexts } from './texts.ts'

/** Where sign-in is asked for as a visitor, and what is kept of the choice. */
const audience = 'audience'
const asAudience = () => storeValue('role', audience)

const more =
  'mt-2 -mb-2 inline-flex min-h-10 items-center self-center text-13 text-harbour hover:text-harbour-hover'

interface RoleChoiceProps {
  /** Where the choice leads in the end. */
  place: string
  signInAt: string
  registerAt: string
  sampleAt: string
}

/** Visitor, exhibitor or guest. Each choice takes this page's place, so that Back never returns to the question. */
export function RoleChoice({ place, signInAt, registerAt, sampleAt }: RoleChoiceProps) {
  const t = useText(roleTexts)
  const { language } = useLanguage()
  const { config } = useSite()
  return (
    <>
      <div className="grid gap-5 min-[760px]:grid-cols-2">
        <RoleCard
          Icon={UserRound}
          colour="bg-harbour text-white"
          title={t('visitor')}
          lead={t('visitorLead')}
          points={[t('visitorFirst'), t('visitorSecond'), t('visitorThird')]}
          action={
            <Link
              to={withReturn(`${signInAt}?role=${audience}`, place)}
              replace
              onClick={asAudience}
              className={buttonClasses('primary', 48)}
            >
              {t('visitorGo')}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Link>
          }
          more={
            <Link to={withReturn(registerAt, place)} replace onClick={asAudience} className={more}>
              {t('register')}
            </Link>
          }
        />
        <RoleCard
          Icon={Store}
          colour="bg-tide-ink text-white"
          title={t('exhibitor')}
          lead={t('exhibitorLead')}
          points={[t('exhibitorFirst'), t('exhibitorSecond'), t('exhibitorThird')]}
          action={
            <a
              href={exhibitorSignOn(config, language, window.location.href)}
              className={buttonClasses('secondary', 48)}
            >
              {t('exhibitorGo')}
              <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
            </a>
          }
          more={
            <Link to={sampleAt} className={more}>
              {t('sample')}
            </Link>
          }
        />
      </div>
      <div className="glass mx-auto mt-5 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-5 rounded-dock px-5 py-2">
        <Link
          to={place}
          replace
          onClick={passAsGuest}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-bold hover:bg-glass-hover"
        >
          {t('guest')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <span className="text-13 text-on-glass-2">{t('guestHint')}</span>
      </div>
    </>
  )
}
