import type { Messenger } from '@tradefloor/client/messaging'
import { useLeaveQuestion } from '@tradefloor/ui'
import { InboxFlow } from './inbox-flow.tsx'
import { InboxFoot } from './inbox-foot.tsx'
import { NotThere } from './not-there.tsx'
import { TalkHead } from './talk-head.tsx'
import { useInboxTalk } from './use-inbox-talk.ts'
import { useTalkPictures } from './use-talk-pictures.tsx'
import { CardAside, useVisitorCard } from './visitor-card.tsx'

/** One conversation with a visitor, and the box to answer. */
export function InboxTalk({ messenger, id }: { messenger: Messenger; id: number }) {
  const talk = useInboxTalk(messenger, id)
  const { about, guard } = talk
  const { follow, question } = useLeaveQuestion()
  const { openPicture, viewer } = useTalkPictures(talk.messages, talk.name, messenger.renew)
  const card = useVisitorCard(id, about?.peer)
  if (talk.isMissing) return <NotThere />
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        {about && <TalkHead thread={about} messenger={messenger} card={card} guard={guard} />}
        <InboxFlow talk={talk} onFollow={follow} onPicture={openPicture} />
        <InboxFoot talk={talk} />
        {question}
        {viewer}
      </div>
      {card && <CardAside card={card} />}
    </div>
  )
}
