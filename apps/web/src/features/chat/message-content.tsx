import type { Message } from '@tradefloor/contract'
import { addressOf, boothPanels, priceText, type Spot } from '@tradefloor/rules'
import { AttachedPicture, AttachedThing, inLanguage, LinkedText, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { chatTexts } from './texts.ts'

interface MessageContentProps {
  message: Pick<Message, 'own' | 'text' | 'picture' | 'product' | 'document' | 'gone'>
  device: 'desktop' | 'phone'
  onFollow: (href: string) => void
  onPicture: () => void
  onMissing: () => void
}

/** What a message has in it: a thing, words, or both. */
export function MessageContent({ message, device, onFollow, onPicture, onMissing }: MessageContentProps) {
  const t = useText(chatTexts)
  const { language } = useLanguage()
  const { own, text, picture, product, document, gone } = message
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  const productSpot: Spot = boothPanels.detail[device]
  return (
    <>
      {picture && (
        <AttachedPicture
          src={picture.url}
          width={picture.width}
          height={picture.height}
          label={t('picture')}
          onOpen={onPicture}
          onMissing={onMissing}
        />
      )}
      {product && (
        <AttachedThing
          name={named(product.name)}
          kind={product.withdrawn ? `${t('product')} · ${t('withdrawn')}` : t('product')}
          note={priceText(product, language)}
          image={product.image}
          own={own}
          link={(className, children) =>
            product.withdrawn ? (
              <span className={className}>{children}</span>
            ) : (
              <Link
                to={addressOf(productSpot, {
                  company_id: String(product.company_id),
                  exhibition_id: String(product.exhibition_id),
                  exhibition_product_id: String(product.exhibition_product_id),
                })}
                className={className}
              >
                {children}
              </Link>
            )
          }
        />
      )}
      {document && (
        <AttachedThing
          name={named(document.name)}
          kind={t('document')}
          own={own}
          link={(className, children) => (
            <a href={document.url} target="_blank" rel="noopener noreferrer" className={className}>
              {children}
            </a>
          )}
        />
      )}
      {gone && <p className="text-13 italic">{t('gone')}</p>}
      {text && <LinkedText text={text} onFollow={onFollow} />}
    </>
  )
}
