import { buttonClasses, useText } from '@tradefloor/ui'
import { ClipboardCheck, type LucideIcon, Star, WalletCards } from 'lucide-react'
import { Link } from 'react-router'
import { overviewTexts } from './texts.ts'

const gives: readonly {
  Icon: LucideIcon
  title: 'giveFavourites' | 'giveCards' | 'giveProfile'
  text: 'giveFavouritesText' | 'giveCardsText' | 'giveProfileText'
}[] = [
  { Icon: Star, title: 'giveFavourites', text: 'giveFavouritesText' },
  { Icon: WalletCards, title: 'giveCards', text: 'giveCardsText' },
  { Icon: ClipboardCheck, title: 'giveProfile', text: 'giveProfileText' },
]

/** What a guest would have of an account, and the two ways to one. */
export function GuestInvitation({ signInAt, registerAt }: { signInAt: string; registerAt: string }) {
  const t = useText(overviewTexts)
  return (
    <section aria-labelledby="invitation" className="surface relative rounded-card p-5 shadow-pop">
      <h2 id="invitation" className="text-18 font-bold text-balance">
        {t('inviteTitle')}
      </h2>
      <p className="mt-0.5 text-13 text-ink-2">{t('inviteText')}</p>
      <ul className="mt-4 grid gap-3.5">
        {gives.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </span>
            <div className="min-w-0">
              <h3 className="font-bold">{t(title)}</h3>
              <p className="text-13 text-ink-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to={signInAt} className={`${buttonClasses('primary', 48)} mt-5 w-full`}>
        {t('signIn')}
      </Link>
      <Link to={registerAt} className={`${buttonClasses('secondary', 48)} mt-3 w-full`}>
        {t('register')}
      </Link>
    </section>
  )
}
