import type { Message } from '@tradefloor/contract'
import { addressOf, boothPanels, priceText } from '@tradefloor/rules'
import { MessageParts, outsideLink, useLanguage, useText } from '@tradefloor/ui'
import { inboxTexts } from '../../domains/chat/texts.ts'

interface InboxMessageProps {
  message: Message
  onFollow: (href: string) => void
  onPicture: () => void
  onMissing: () => void
}

/** A message as the company's people see it: its ways lead to the visitors' site. */
export function InboxMessage(props: InboxMessageProps) {
  const t = useText(inboxTexts)
  const { language } = useLanguage()
  return (
    <MessageParts
      {...props}
      pictureLabel={t('pictureKind')}
      product={(product) => ({
        note: priceText(product, language),
        link: outsideLink(
          addressOf(boothPanels.detail.desktop, {
            company_id: String(product.company_id),
            exhibition_id: String(product.exhibition_id),
            exhibition_product_id: String(product.exhibition_product_id),
          }),
        ),
      })}
    />
  )
}
