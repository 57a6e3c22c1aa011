import type { ExhibitorDetail } from '@tradefloor/contract'
import { Avatar, inLanguage, Tag, useLanguage, useText } from '@tradefloor/ui'
import { companyContact, companyName } from '../../domains/catalogue/company-text.ts'
import { useConversationWith } from '../../domains/chat/use-conversations.ts'
import { chatTexts } from './texts.ts'

export interface ChatPerson {
  name: string
  /** Their position and company, as far as they are not the name itself. */
  of: string
}

/**
 * Whom one talks to at a booth: whoever has taken the conversation, or who stands for the company, or the company where
 * there is nobody. The server decides both with one rule, so that the first message changes nothing.
 */
export function useChatPerson(exhibitor: ExhibitorDetail): ChatPerson {
  const { language } = useLanguage()
  const peer = useConversationWith(exhibitor.exhibition_id, exhibitor.company.id)?.about?.peer
  const company = companyName(exhibitor.company, language).text
  const contact = companyContact(exhibitor, language)
  const text = (both: { cn: string; en: string }) => inLanguage({ zh: both.cn, en: both.en }, language).text
  const name = (peer ? text(peer.name) : contact?.name.text) || company
  const post = peer ? text(peer.post) : contact?.post?.text
  return { name, of: [post, name === company ? '' : company].filter(Boolean).join(' · ') }
}

/** Whether somebody is there; who is not finds the message later. */
export function ChatPresence({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useText(chatTexts)
  const about = useConversationWith(exhibitor.exhibition_id, exhibitor.company.id)?.about
  const isOnline = about?.peer.online ?? exhibitor.reply.online
  // Whoever cannot write is not told that messages are kept.
  if (about?.blocked) return null
  return (
    <Tag tone={isOnline ? 'online' : 'soon'} className="shrink-0 font-normal">
      {t(isOnline ? 'online' : 'away')}
    </Tag>
  )
}

/** The head of a conversation: who, of which company, and whether somebody is there. */
export function ChatHead({ exhibitor, person }: { exhibitor: ExhibitorDetail; person: ChatPerson }) {
  const { name } = person
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={44} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          <ChatPresence exhibitor={exhibitor} />
        </span>
        <span className="block truncate text-13 font-normal text-ink-3">{person.of}</span>
      </span>
    </span>
  )
}
