import { Button, buttonClasses, EmptyState, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMessenger } from '../../domains/chat/messenger-context.tsx'
import { MessengerMissing } from '../../domains/chat/messenger-missing.tsx'
import { TalksList } from '../../domains/chat/talks-list.tsx'
import { useConversations } from '../../domains/chat/use-conversations.ts'
import type { ScreenProps } from './screen-props.ts'
import { TalksSkeleton } from './talks-skeleton.tsx'
import { talksTexts } from './talks-texts.ts'
import { centreTexts } from './texts.ts'

/** Everybody the visitor talks to; each leads to the chat at the booth. */
export function Talks({ places, Frame, onClose }: ScreenProps) {
  const t = useText(centreTexts)
  const words = useText(talksTexts)
  const talks = useConversations()
  const threads = (talks?.conversations ?? []).flatMap(({ about }) => about ?? [])
  const isKnown = talks?.isListed ?? false
  const unread = talks?.unread ?? 0
  return (
    <Frame title={t('talks')} note={unread > 0 && t('talksUnread', { count: unread })} onClose={onClose}>
      {!talks && <MessengerMissing meanwhile={<TalksSkeleton />} />}
      {talks && !isKnown && <TalksSkeleton />}
      {isKnown && threads.length === 0 && (
        <EmptyState
          title={words('none')}
          hint={words('noneHint')}
          action={
            <Link to={places.fairs} className={buttonClasses('primary')}>
              {t('wayOn')}
            </Link>
          }
        />
      )}
      {threads.length > 0 && (
        <div className="overflow-hidden rounded-card border border-line bg-white">
          <TalksList threads={threads} device={places.device} />
        </div>
      )}
      {talks?.listed.all === 'part' && <MoreTalks />}
    </Frame>
  )
}

function MoreTalks() {
  const t = useText(talksTexts)
  const notice = useNotice()
  const messenger = useMessenger()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await messenger?.loadMoreConversations().catch(() => notice({ tone: 'warning', text: t('moreFailed') }))
    setBusy(false)
  }
  return (
    <p className="mt-3 text-center">
      <Button busy={busy} onClick={load}>
        {t('more')}
      </Button>
    </p>
  )
}
