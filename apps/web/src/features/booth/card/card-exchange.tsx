import type { ExhibitorDetail, MyCard } from '@tradefloor/contract'
import { buttonClasses, EmptyState, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { CircleCheck } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMyCard } from '../../../domains/cards/own-card.ts'
import { companyName } from '../../../domains/catalogue/company-text.ts'
import { signInFrom } from '../../../domains/session/return-address.ts'
import { useSessionState } from '../../../domains/session/use-session-state.ts'
import { QueryResult } from '../../../shared/page/query-result.tsx'
import { phoneBoothTexts } from '../phone-texts.ts'
import type { Booth } from '../queries.ts'
import { CardSides } from './card-sides.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { cardTexts } from './texts.ts'

export interface CardExchangeProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  /** The pages of this device. */
  signInAt: string
  /** The visitor's card holder, as a link opens it. */
  holder: { to: string; state?: unknown }
  layout: 'panel' | 'phone'
  onContact: () => void
  /** It is done, or the visitor thought better of it. */
  onDone: () => void
}

/** Exchanging cards with an exhibitor: who may, who already has, and what it takes. */
export function CardExchange(props: CardExchangeProps) {
  const { booth, exhibitor, signInAt, holder, layout, onContact, onDone } = props
  const Form = layout === 'phone' ? ExchangeSheet : ExchangeForm
  const t = useText(cardTexts)
  const { language } = useLanguage()
  const session = useSessionState()
  const own = useMyCard()
  const company = companyName(exhibitor.company, language).text
  const cardId = exhibitor.contact?.card_id ?? null
  if (cardId === null)
    return (
      <EmptyState
        title={t('noCardTitle')}
        hint={t('noCardHint')}
        action={
          <button type="button" onClick={onContact} className={buttonClasses('soft')}>
            {t('toContact')}
          </button>
        }
      />
    )
  if (session === 'guest') return <ForGuest exhibitor={exhibitor} signInAt={signInAt} />
  if (exhibitor.is_switch === 1)
    return (
      <div role="status" className="grid justify-items-center gap-1 px-2 py-6 text-center">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden className="text-leaf" />
        <p className="mt-1 text-16 font-bold">{t('exchangedTitle')}</p>
        <p className="text-ink-2">{t('exchangedText', { company })}</p>
        <Link {...holder} className={`${buttonClasses('soft')} mt-3`}>
          {t('toHolder')}
        </Link>
      </div>
    )
  return (
    <QueryResult asked={own} skeleton={<CardSides exhibitor={exhibitor} own={undefined} />}>
      {(mine: MyCard) => (
        <Form booth={booth} exhibitor={exhibitor} cardId={cardId} own={mine} onDone={onDone} />
      )}
    </QueryResult>
  )
}

/** A guest sees what there is to get, and the way to it. */
function ForGuest({ exhibitor, signInAt }: Pick<CardExchangeProps, 'exhibitor' | 'signInAt'>) {
  const t = useText(cardTexts)
  const booths = useText(phoneBoothTexts)
  const notice = useNotice()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <CardSides exhibitor={exhibitor} own={null} />
      <p className="mt-4 rounded-card bg-harbour-light px-4 py-3">{booths('cardNeedsLogin')}</p>
      <button
        type="button"
        onClick={() => {
          notice({ tone: 'warning', text: booths('cardNeedsLogin') })
          navigate(signInFrom(signInAt, { pathname, search }))
        }}
        className={`${buttonClasses('primary', 48)} mt-4 w-full`}
      >
        {t('logIn')}
      </button>
    </>
  )
}
