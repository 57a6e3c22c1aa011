import type { Thread } from '@tradefloor/contract'
import ClosedChat, { ClosedTag, useClosedChatName } from '../../features/chat/closed-chat.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'

/** The conversation with a company that no longer exhibits, where its booth would be. */
export default function ClosedChatPanel({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const name = useClosedChatName(thread)
  return (
    <SidePanel
      title={
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          <ClosedTag />
        </span>
      }
      width={420}
      className="right-4"
      onClose={onClose}
      fill
    >
      <ClosedChat thread={thread} device="desktop" />
    </SidePanel>
  )
}
