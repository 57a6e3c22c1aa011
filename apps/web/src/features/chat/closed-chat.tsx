import type { ReplyHabit, Thread } from '@tradefloor/contract'
import { inLanguage, Tag, useLanguage, useText } from '@tradefloor/ui'
import ChatRoom from './chat-room.tsx'
import { chatTexts } from './texts.ts'

const noHabit: ReplyHabit = { median_minutes: null, hours: null, online: null }

export function useClosedChatName({ peer }: Thread): string {
  const { language } = useLanguage()
  return inLanguage({ zh: peer.company.cn, en: peer.company.en }, language).text
}

/** That the company no longer exhibits. */
export function ClosedTag() {
  const t = useText(chatTexts)
  return (
    <Tag tone="soon" className="shrink-0 font-normal">
      {t('withdrawn')}
    </Tag>
  )
}

/** What was said with a company that no longer exhibits: to be read, in the place of its booth. */
export default function ClosedChat({ thread, device }: { thread: Thread; device: 'desktop' | 'phone' }) {
  const name = useClosedChatName(thread)
  const { exhibition_id, company_id } = thread
  return (
    <ChatRoom
      exhibitor={{ exhibition_id, company: { id: company_id }, reply: noHabit }}
      name={name}
      device={device}
      products={[]}
    />
  )
}
