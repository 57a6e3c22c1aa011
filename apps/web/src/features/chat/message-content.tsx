import type { Message } from '@tradefloor/contract'
import { addressOf, boothPanels, priceText } from '@tradefloor/rules'
import { MessageParts, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { chatTexts } from './texts.ts'

interface MessageContentProps {
  message: Pick<Message, 'own' | 'text' | 'picture' | 'product' | 'document' | 'gone'>
  device: 'desktop' | 'phone'
  onFollow: (href: string) => void
  onPicture: () => void
  onMissing: () => void
}

/** A message with its ways to the booth's pages. */
export function MessageContent({ message, device, ...ways }: MessageContentProps) {
  const t = useText(chatTexts)
  const { language } = useLanguage()
  return (
    <MessageParts
      {...ways}
      message={message}
      pictureLabel={t('picture')}
      product={(product) => ({
        mark: product.withdrawn ? t('withdrawn') : undefined,
        note: priceText(product, language),
        link: (className, children) =>
          product.withdrawn ? (
            <span className={className}>{children}</span>
          ) : (
            <Link
              to={addressOf(boothPanels.detail[device], {
                company_id: String(product.company_id),
                exhibition_id: String(product.exhibition_id),
                exhibition_product_id: String(product.exhibition_product_id),
              })}
              className={className}
            >
              {children}
            </Link>
          ),
      })}
    />
  )
}
