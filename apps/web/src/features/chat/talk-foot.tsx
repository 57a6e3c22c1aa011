import { chatLimits } from '@tradefloor/contract'
import {
  addedToDraft,
  ClosedNote,
  Composer,
  ConnectionNotes,
  NotifyOffer,
  type Thing,
  useText,
} from '@tradefloor/ui'
import { type ReactNode, useRef } from 'react'
import { AboutProduct } from './about-product.tsx'
import { QuickQuestions } from './quick-questions.tsx'
import { chatTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

interface TalkFootProps {
  talk: Talk
  device: 'desktop' | 'phone'
  about: Thing | undefined
  onAbout: () => void
  tools: ReactNode
}

/** Below a conversation: the box to say more, or that it is over. */
export function TalkFoot({ talk, ...writing }: TalkFootProps) {
  const t = useText(chatTexts)
  const isOver = talk.blocked !== null || talk.isClosed
  return (
    <div className="shrink-0 border-t border-line bg-white px-4 pt-3 pb-[calc(12px+var(--safe-bottom))] low-sheet:pt-2 low-sheet:pb-[calc(8px+var(--safe-bottom))]">
      {!isOver && talk.messages.some(({ own }) => own) && (
        <div className="low-sheet:hidden">
          <NotifyOffer yes={t('notifyYes')} />
        </div>
      )}
      {isOver ? (
        <ClosedNote
          isClosed={talk.isClosed}
          blocked={talk.blocked}
          texts={{
            closed: t('closed'),
            blockedByYou: t('blockedByYou'),
            blockedByPeer: t('blockedByPeer'),
          }}
          onUnblock={talk.guard.unblock}
        />
      ) : (
        <WriteBox talk={talk} {...writing} />
      )}
    </div>
  )
}

/** The box to write in, with the questions that many ask and what the next message is about. */
function WriteBox({ talk, device, about, onAbout, tools }: TalkFootProps) {
  const t = useText(chatTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  const insert = (text: string) => {
    talk.setDraft(addedToDraft(talk.draft, text))
    box.current?.focus()
  }
  const send = (text: string) => {
    talk.send({ text, ...(about && { exhibition_product_id: about.id }) })
    if (about) onAbout()
  }
  return (
    <>
      <ConnectionNotes
        status={talk.status}
        isUnkept={talk.isUnkept}
        texts={{ offline: t('offline'), unkept: t('unkept') }}
        className="mb-2"
      />
      <QuickQuestions onChoose={insert} />
      <div>
        {about && <AboutProduct product={about} onRemove={onAbout} />}
        <Composer
          ref={box}
          value={talk.draft}
          onChange={talk.setDraft}
          onSend={send}
          label={t('box')}
          placeholder={t('placeholder')}
          most={chatLimits.text}
          tools={tools}
          inOneRow={device === 'phone'}
        />
      </div>
    </>
  )
}
