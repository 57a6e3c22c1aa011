import { useText } from '@tradefloor/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { TalksList } from '../../domains/chat/talks-list.tsx'
import { useConversations } from '../../domains/chat/use-conversations.ts'
import { chatTexts } from './texts.ts'

/** Over a conversation: the others one has, for who has others. */
export function TalksBar({ current, device }: { current: number | undefined; device: 'desktop' | 'phone' }) {
  const t = useText(chatTexts)
  const [isOpen, setIsOpen] = useState(false)
  const threads = (useConversations()?.conversations ?? []).flatMap(({ about }) => about ?? [])
  const others = threads.filter(({ thread_id }) => thread_id !== current)
  const unread = others.reduce((sum, one) => sum + one.unread, 0)
  if (others.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 shrink-0 items-center gap-2 low-sheet:hidden border-t border-line px-4 text-13 text-ink-2 hover:text-harbour pointer-coarse:min-h-11"
      >
        {t('allTalks', { count: threads.length })}
        {unread > 0 && <span className="text-coral-ink">{t('unreadElsewhere', { count: unread })}</span>}
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={isOpen ? 'ml-auto rotate-180' : 'ml-auto'}
        />
      </button>
      {isOpen && (
        <div className="max-h-[45%] shrink-0 low-sheet:hidden overflow-y-auto border-b border-line">
          <TalksList threads={threads} device={device} current={current} />
        </div>
      )}
    </>
  )
}
