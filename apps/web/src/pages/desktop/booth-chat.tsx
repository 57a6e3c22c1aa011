import type { ExhibitorDetail } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import type { Booth } from '../../features/booth/queries.ts'
import { useSendableProducts } from '../../features/booth/sendable-products.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import { ChatHead, useChatPerson } from '../../features/chat/chat-head.tsx'
import ChatRoom from '../../features/chat/chat-room.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'

interface BoothChatProps {
  exhibitor: ExhibitorDetail
  booth: Booth
  onClose: () => void
}

/** The conversation with a booth's contact, beside its scene. */
export default function BoothChat({ exhibitor, booth, onClose }: BoothChatProps) {
  const t = useText(boothTexts)
  const person = useChatPerson(exhibitor)
  const products = useSendableProducts(booth)
  return (
    <SidePanel
      title={
        <>
          <span className="sr-only">{t('chat')}</span>
          <ChatHead exhibitor={exhibitor} person={person} />
        </>
      }
      width={420}
      className="right-31 in-[:lang(en)]:right-34"
      onClose={onClose}
      fill
    >
      <ChatRoom exhibitor={exhibitor} name={person.name} device="desktop" products={products} />
    </SidePanel>
  )
}
