import type { Thread } from '@tradefloor/contract'
import { Sheet, useText } from '@tradefloor/ui'
import ClosedChat, { ClosedTag, useClosedChatName } from '../../features/chat/closed-chat.tsx'
import { pageTexts } from '../../shared/page/texts.ts'

interface ClosedChatSheetProps {
  thread: Thread
  open: boolean
  onClose: () => void
}

/** The conversation with a company that no longer exhibits, over the page that says so. */
export default function ClosedChatSheet({ thread, open, onClose }: ClosedChatSheetProps) {
  const common = useText(pageTexts)
  const name = useClosedChatName(thread)
  return (
    <Sheet open={open} onClose={onClose} title={name} note={<ClosedTag />} closeText={common('close')} fill>
      <ClosedChat thread={thread} device="phone" />
    </Sheet>
  )
}
