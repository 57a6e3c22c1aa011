import { useQueryClient } from '@tanstack/react-query'
import type { MyCard } from '@tradefloor/contract'
import { centrePages, hallPanels, sitePaths } from '@tradefloor/rules'
import { ErrorRow, Tag, useText } from '@tradefloor/ui'
import { CalendarDays, Download, FileText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useMyCard } from '../../../domains/cards/own-card.ts'
import { useConversations } from '../../../domains/chat/use-conversations.ts'
import { sessionTexts } from '../../../domains/session/texts.ts'
import { useProfile } from '../../../domains/session/use-profile.ts'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import LogOutQuestion from '../../../domains/sign-out/log-out-question.tsx'
import { pageTexts } from '../../../shared/page/texts.ts'
import { icons } from '../screens.ts'
import { centreTexts } from '../texts.ts'
import { useCounts } from '../use-counts.ts'
import { useExportAccount } from '../use-export-account.ts'
import { KeptCounts } from './kept-counts.tsx'
import { ButtonRow, LinkRow, Rows } from './rows.tsx'
import { overviewTexts } from './texts.ts'

/** As much as an exchange of cards asks for. */
const isComplete = ({ real_name, company_name, post, phone, email }: MyCard) =>
  [real_name, company_name, post, phone || email].every((text) => text.trim() !== '')

/** Everything that is the visitor's own, in one look. */
export function OwnOverview({ home }: { home: string }) {
  const t = useText(overviewTexts)
  const words = useText(centreTexts)
  const common = useText(pageTexts)
  const session = useText(sessionTexts)
  const queries = useQueryClient()
  const profile = useProfile()
  const card = useMyCard().data
  const counts = useCounts('flow')
  const exporting = useExportAccount()
  const [isLeaving, setIsLeaving] = useState(false)
  const cards = counts.cardHolder
  const unread = useConversations()?.unread ?? 0
  return (
    <>
      <KeptCounts counts={counts} />
      {profile.error && !profile.data && (
        <ErrorRow
          title={profile.error.message}
          hint={common('notLoaded')}
          retryText={common('retry')}
          busy={profile.isFetching}
          onRetry={() => queries.refetchQueries({ queryKey: [visitorsOwn] })}
          className="mt-3"
        />
      )}
      <Rows label={words('title')}>
        <LinkRow
          strong
          to={centrePages.talks}
          Icon={icons.talks}
          text={words('talks')}
          note={unread > 0 && <Tag tone="live">{words('talksUnread', { count: unread })}</Tag>}
        />
        <LinkRow
          strong
          to={centrePages.card}
          Icon={icons.card}
          text={words('card')}
          note={
            card &&
            (isComplete(card) ? (
              <Tag tone="online">{t('cardComplete')}</Tag>
            ) : (
              <Tag tone="waiting">{t('cardIncomplete')}</Tag>
            ))
          }
        />
        <LinkRow
          strong
          to={centrePages.cardHolder}
          Icon={icons.cardHolder}
          text={words('cardHolder')}
          note={cards !== undefined && t('cards', { count: cards })}
        />
        <LinkRow strong to={hallPanels.bigAgenda.phone.path} Icon={CalendarDays} text={t('schedule')} />
      </Rows>
      <Rows label={words('account')}>
        <LinkRow to={centrePages.profile} Icon={icons.profile} text={words('profile')} />
        <LinkRow to={centrePages.password} Icon={icons.password} text={words('password')} />
      </Rows>
      <Rows label={words('dataAndPrivacy')}>
        <ButtonRow
          Icon={Download}
          text={words('exportAccount')}
          busy={exporting.isPending}
          onPress={() => exporting.mutate()}
        />
        <HouseRules />
      </Rows>
      <button
        type="button"
        onClick={() => setIsLeaving(true)}
        className="mt-3 min-h-13 w-full rounded-card border border-line bg-white text-15 text-coral-ink active:bg-sand-2"
      >
        {session('logOut')}
      </button>
      <LogOutQuestion open={isLeaving} home={home} onClose={() => setIsLeaving(false)} />
    </>
  )
}

/** What everybody may read. */
export function HouseRules() {
  const t = useText(overviewTexts)
  return (
    <>
      <LinkRow to={sitePaths.privacy.desktop} Icon={ShieldCheck} text={t('privacy')} />
      <LinkRow to={sitePaths.terms.desktop} Icon={FileText} text={t('terms')} />
    </>
  )
}
