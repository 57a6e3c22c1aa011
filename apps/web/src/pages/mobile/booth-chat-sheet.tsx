import type { ExhibitorDetail } from '@tradefloor/contract'
import { Sheet, useLanguage, useText } from '@tradefloor/ui'
import type { Booth } from '../../features/booth/queries.ts'
import { useSendableProducts } from '../../features/booth/sendable-products.ts'
import { ChatPresence, useChatName } from '../../features/chat/chat-head.tsx'
import ChatRoom from '../../features/chat/chat-room.tsx'
import { companyName } from '../../shared/company/company-text.ts'
import { pageMessages } from '../../shared/page/messages.ts'

interface BoothChatSheetProps {
  exhibitor: ExhibitorDetail
  booth: Booth
  open: boolean
  onClose: () => void
}

/** The conversation with a booth's contact, over a phone's page. */
export default function BoothChatSheet({ exhibitor, booth, open, onClose }: BoothChatSheetProps) {
  const common = useText(pageMessages)
  const { language } = useLanguage()
  const name = useChatName(exhibitor)
  const products = useSendableProducts(booth)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      note={
        <p className="flex items-center gap-2 text-13 text-ink-3">
          <span className="min-w-0 truncate">{companyName(exhibitor.company, language).text}</span>
          <ChatPresence exhibitor={exhibitor} />
        </p>
      }
      closeText={common('close')}
      fill
    >
      <ChatRoom exhibitor={exhibitor} name={name} device="phone" products={products} />
    </Sheet>
  )
}
