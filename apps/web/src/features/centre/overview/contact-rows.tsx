import type { MyCard } from '@tradefloor/contract'
import { centrePages, hallPanels } from '@tradefloor/rules'
import { Tag, useText } from '@tradefloor/ui'
import { CalendarDays } from 'lucide-react'
import { useMyCard } from '../../../domains/cards/own-card.ts'
import { useConversations } from '../../../domains/chat/use-conversations.ts'
import { icons } from '../screens.ts'
import { centreTexts } from '../texts.ts'
import { LinkRow, Rows } from './rows.tsx'
import { overviewTexts } from './texts.ts'

/** As much as an exchange of cards asks for. */
const isComplete = ({ real_name, company_name, post, phone, email }: MyCard) =>
  [real_name, company_name, post, phone || email].every((text) => text.trim() !== '')

interface ContactRowsProps {
  /** How many cards are in the holder, once that is known. */
  receivedCards: number | undefined
}

/** What a visitor deals with exhibitors by: chats, cards, and the programme. */
export function ContactRows({ receivedCards }: ContactRowsProps) {
  const t = useText(overviewTexts)
  const centre = useText(centreTexts)
  const card = useMyCard().data
  const unread = useConversations()?.unread ?? 0
  return (
    <Rows label={centre('title')}>
      <LinkRow
        strong
        to={centrePages.talks}
        Icon={icons.talks}
        text={centre('talks')}
        note={unread > 0 && <Tag tone="live">{centre('talksUnread', { count: unread })}</Tag>}
      />
      <LinkRow
        strong
        to={centrePages.card}
        Icon={icons.card}
        text={centre('card')}
        note={card && <CardState card={card} />}
      />
      <LinkRow
        strong
        to={centrePages.cardHolder}
        Icon={icons.cardHolder}
        text={centre('cardHolder')}
        note={receivedCards !== undefined && t('cards', { count: receivedCards })}
      />
      <LinkRow strong to={hallPanels.bigAgenda.phone.path} Icon={CalendarDays} text={t('schedule')} />
    </Rows>
  )
}

function CardState({ card }: { card: MyCard }) {
  const t = useText(overviewTexts)
  return isComplete(card) ? (
    <Tag tone="online">{t('cardComplete')}</Tag>
  ) : (
    <Tag tone="waiting">{t('cardIncomplete')}</Tag>
  )
}
