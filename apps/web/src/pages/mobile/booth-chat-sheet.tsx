import type { ExhibitorDetail } from '@tradefloor/contract'
import { Sheet, useText } from '@tradefloor/ui'
import type { Booth } from '../../features/booth/queries.ts'
import { useSendableProducts } from '../../features/booth/sendable-products.ts'
import { ChatPresence, useChatPerson } from '../../features/chat/chat-head.tsx'
import ChatRoom from '../../features/chat/chat-room.tsx'
import { pageTexts } from '../../shared/page/texts.ts'

interface BoothChatSheetProps {
  exhibitor: ExhibitorDetail
  booth: Booth
  open: boolean
  onClose: () => void
}

/** The conversation with a booth's contact, over a phone's page. */
export default function BoothChatSheet({ exhibitor, booth, open, onClose }: BoothChatSheetProps) {
  const common = useText(pageTexts)
  const person = useChatPerson(exhibitor)
  const products = useSendableProducts(booth)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={person.name}
      note={
        <p className="flex items-center gap-2 text-13 text-ink-3">
          <span className="min-w-0 truncate low-sheet:sr-only">{person.of}</span>
          <ChatPresence exhibitor={exhibitor} />
        </p>
      }
      closeText={common('close')}
      fill
    >
      <ChatRoom exhibitor={exhibitor} name={person.name} device="phone" products={products} />
    </Sheet>
  )
}
