import type { ExhibitorDetail } from '@tradefloor/contract'
import { Avatar, inLanguage, Tag, useLanguage, useText } from '@tradefloor/ui'
import { useConversationWith } from '../../shared/chat/use-conversations.ts'
import { companyManager, companyName } from '../../shared/company/company-text.ts'
import { chatMessages } from './messages.ts'

/** Whom one talks to at a booth: its contact, or the company where it names none. */
export function useChatName(exhibitor: ExhibitorDetail): string {
  const { language } = useLanguage()
  const { company } = exhibitor
  const peer = useConversationWith(exhibitor.exhibition_id, company.id)?.about?.peer
  const named = peer && inLanguage({ zh: peer.name.cn, en: peer.name.en }, language).text
  if (named) return named
  return companyManager(company, language)?.text ?? companyName(company, language).text
}

/** Whether somebody is there; who is not finds the message later. */
export function ChatPresence({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useText(chatMessages)
  const peer = useConversationWith(exhibitor.exhibition_id, exhibitor.company.id)?.about?.peer
  const isOnline = peer?.online ?? exhibitor.reply.online
  return (
    <Tag tone={isOnline ? 'online' : 'soon'} className="shrink-0 font-normal">
      {t(isOnline ? 'online' : 'away')}
    </Tag>
  )
}

/** The head of a conversation: who, of which company, and whether somebody is there. */
export function ChatHead({ exhibitor, name }: { exhibitor: ExhibitorDetail; name: string }) {
  const { language } = useLanguage()
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={44} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          <ChatPresence exhibitor={exhibitor} />
        </span>
        <span className="block truncate text-13 font-normal text-ink-3">
          {companyName(exhibitor.company, language).text}
        </span>
      </span>
    </span>
  )
}
