import { attachables } from '@tradefloor/client/messaging'
import { chatLimits } from '@tradefloor/contract'
import { addedToDraft, ClosedNote, Composer, NotifyOffer, SendTools, useText } from '@tradefloor/ui'
import { useRef } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { AnswerMenu } from './answer-menu.tsx'
import { ConnectionLine } from './connection-line.tsx'
import type { VisitorTalk } from './use-inbox-talk.ts'

/** Below a conversation: the box to answer, or that it is over. */
export function InboxFoot({ talk }: { talk: VisitorTalk }) {
  const t = useText(inboxTexts)
  const { about } = talk
  return (
    <div className="surface shrink-0 border-t border-line px-4 py-3">
      {about?.closed || about?.blocked ? (
        <ClosedNote
          isClosed={about.closed}
          blocked={about.blocked}
          texts={{
            closed: t('closed'),
            blockedByYou: t('blockedByYou'),
            blockedByPeer: t('blockedByPeer'),
          }}
          onUnblock={talk.guard.unblock}
        />
      ) : (
        <AnswerBox talk={talk} />
      )}
    </div>
  )
}

/** The box to answer in, with things to send and saved answers. */
function AnswerBox({ talk }: { talk: VisitorTalk }) {
  const t = useText(inboxTexts)
  const { client, nameless } = useDesk()
  const box = useRef<HTMLTextAreaElement>(null)
  const { messenger, to, about, draft } = talk
  const insert = (answer: string) => {
    messenger.setDraft(to, addedToDraft(draft, answer))
    box.current?.focus()
  }
  return (
    <>
      <ConnectionLine messenger={messenger} className="mb-2" />
      {talk.messages.some(({ own }) => own) && <NotifyOffer yes={t('notifyYes')} />}
      <Composer
        ref={box}
        value={draft}
        onChange={(text) => messenger.setDraft(to, text)}
        onSend={(text) => messenger.send(to, { text })}
        label={t('box')}
        placeholder={t('placeholder')}
        most={chatLimits.text}
        tools={
          <>
            {about && (
              <SendTools
                {...attachables(client, about, nameless)}
                onSend={(thing) => messenger.send(to, thing)}
              />
            )}
            <AnswerMenu language={about?.language ?? 'zh'} onChoose={insert} />
          </>
        }
        inOneRow="narrow"
      />
    </>
  )
}
