import { attachables, type Messenger } from '@tradefloor/client/messaging'
import type { ExhibitorDetail } from '@tradefloor/contract'
import { readId, sitePaths } from '@tradefloor/rules'
import { Loading, SendTools, SkeletonBlock, type Thing, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessenger } from '../../domains/chat/messenger-context.tsx'
import { MessengerMissing } from '../../domains/chat/messenger-missing.tsx'
import { SignedInOnly } from '../../domains/session/signed-in-only.tsx'
import { useSite } from '../../shared/config/site-context.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { Conversation } from './conversation.tsx'
import { TalksBar } from './talks-bar.tsx'
import { useTalk } from './use-talk.ts'

export interface ChatRoomProps {
  exhibitor: Pick<ExhibitorDetail, 'exhibition_id' | 'reply'> & { company: { id: number } }
  /** Whom one talks to. */
  name: string
  device: 'desktop' | 'phone'
  /** What the visitor may be asking about. */
  products: readonly Thing[]
}

/** The visitor's conversation with an exhibitor. It is somebody's own, so a guest signs in first. */
export default function ChatRoom(props: ChatRoomProps) {
  const t = useText(pageTexts)
  const messenger = useMessenger()
  const { exhibition_id, company } = props.exhibitor
  const meanwhile = (
    <div className="flex-1 bg-sand px-4">
      <Loading label={t('loading')}>
        <SkeletonBlock className="mt-4 ml-auto h-11 w-3/5 rounded-card!" />
        <SkeletonBlock className="mt-3 h-16 w-2/3 rounded-card!" />
      </Loading>
    </div>
  )
  return (
    <SignedInOnly signInAt={sitePaths.signIn[props.device]} meanwhile={meanwhile}>
      {/* With another company everything begins anew: nothing half done goes to the wrong one. */}
      {messenger ? (
        <OpenRoom key={`${exhibition_id}/${company.id}`} {...props} messenger={messenger} />
      ) : (
        <MessengerMissing meanwhile={meanwhile} className="m-4" />
      )}
    </SignedInOnly>
  )
}

function OpenRoom({
  exhibitor,
  name,
  device,
  products,
  messenger,
}: ChatRoomProps & { messenger: Messenger }) {
  const { client } = useSite()
  const place = { exhibition_id: exhibitor.exhibition_id, company_id: exhibitor.company.id }
  const talk = useTalk(messenger, place.exhibition_id, place.company_id)
  const [query] = useSearchParams()
  const asked = readId(query.get('exhibition_product_id'))
  const [isAsked, setIsAsked] = useState(false)
  const wasSent = talk.messages.some(({ own, product }) => own && product?.exhibition_product_id === asked)
  const about = isAsked || wasSent ? undefined : products.find(({ id }) => id === asked)
  return (
    <>
      <TalksBar current={talk.id} device={device} />
      <Conversation
        talk={talk}
        name={name}
        reply={exhibitor.reply}
        device={device}
        about={about}
        onAbout={() => setIsAsked(true)}
        tools={<SendTools {...attachables(client, place)} onSend={talk.send} />}
      />
    </>
  )
}
