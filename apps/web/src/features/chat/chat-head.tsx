import type { ExhibitorDetail } from '@tradefloor/contract'
import { Avatar, Tag, useLanguage, useText } from '@tradefloor/ui'
import { companyManager, companyName } from '../../shared/company/company-text.ts'
import { chatMessages } from './messages.ts'

/** Whom one talks to at a booth: its contact, or the company where it names none. */
export function useChatName(exhibitor: ExhibitorDetail): string {
  const { language } = useLanguage()
  const { company } = exhibitor
  return companyManager(company, language)?.text ?? companyName(company, language).text
}

/** The head of a conversation: who, of which company, and whether somebody is there. */
export function ChatHead({ exhibitor, name }: { exhibitor: ExhibitorDetail; name: string }) {
  const t = useText(chatMessages)
  const { language } = useLanguage()
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={44} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          {exhibitor.reply.online && <Tag tone="online">{t('online')}</Tag>}
        </span>
        <span className="block truncate text-13 font-normal text-ink-3">
          {companyName(exhibitor.company, language).text}
        </span>
      </span>
    </span>
  )
}
