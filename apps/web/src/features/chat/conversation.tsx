import type { ReplyHabit } from '@tradefloor/contract'
import { TalkActions, type Thing, useLeaveQuestion, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { HoursLine } from './hours-line.tsx'
import { TalkFlow } from './talk-flow.tsx'
import { TalkFoot } from './talk-foot.tsx'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'
import { useTalkPictures } from './use-talk-pictures.ts'

interface ConversationProps {
  talk: Talk
  /** Whom one talks to. */
  name: string
  reply: ReplyHabit
  device: 'desktop' | 'phone'
  /** Goes with the next message: what the visitor came from. */
  about?: Thing | undefined
  /** It was sent, or is not to be. */
  onAbout: () => void
  /** Other things to send. */
  tools?: ReactNode
}

/** What was said, and the box to say more. It fills the panel or sheet it stands in. */
export function Conversation({ talk, name, reply, device, about, onAbout, tools }: ConversationProps) {
  const t = useText(chatTexts)
  const { follow, question } = useLeaveQuestion()
  const { openPicture, viewer } = useTalkPictures(talk, name)
  const { id, guard, blocked } = talk
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <HoursLine
        reply={blocked === null ? reply : undefined}
        actions={
          id !== undefined && (
            <TalkActions
              guard={guard}
              isBlocked={blocked === 'own'}
              block={t('block')}
              blockTitle={t('blockTitle')}
              className="hover:bg-white pointer-coarse:-my-2"
            />
          )
        }
      />
      <TalkFlow talk={talk} name={name} device={device} onFollow={follow} onPicture={openPicture} />
      <TalkFoot talk={talk} device={device} about={about} onAbout={onAbout} tools={tools} />
      {question}
      {viewer}
    </div>
  )
}
