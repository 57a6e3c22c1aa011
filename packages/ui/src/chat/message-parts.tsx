import type { ReactNode } from 'react'
import { inLanguage } from '../language/in-language.ts'
import { useLanguage, useText } from '../language/language-provider.tsx'
import { AttachedPicture, AttachedThing } from './attached.tsx'
import { LinkedText } from './linked-text.tsx'
import { conversationTexts } from './texts.ts'

interface BothNames {
  cn: string
  en: string
}

interface Parts<Product> {
  own: boolean
  text: string
  picture: { url: string; width: number; height: number } | null
  product: Product | null
  document: { name: BothNames; url: string } | null
  gone: unknown
}

type Link = (className: string, children: ReactNode) => ReactNode

interface MessagePartsProps<Product> {
  message: Parts<Product>
  pictureLabel: string
  /** What a product is called besides its name, and where it leads. */
  product: (product: Product) => { mark?: string | undefined; note: string | undefined; link: Link }
  onFollow: (href: string) => void
  onPicture: () => void
  /** The address of its picture has ended. */
  onMissing: () => void
}

/** What a message has in it: a picture, a product, a document, words, or several of them. */
export function MessageParts<Product extends { name: BothNames; image: string }>({
  message,
  pictureLabel,
  product: describe,
  onFollow,
  onPicture,
  onMissing,
}: MessagePartsProps<Product>) {
  const t = useText(conversationTexts)
  const { language } = useLanguage()
  const { own, text, picture, product, document, gone } = message
  const named = ({ cn, en }: BothNames) => inLanguage({ zh: cn, en }, language).text
  const described = product && describe(product)
  return (
    <>
      {picture && (
        <AttachedPicture
          src={picture.url}
          width={picture.width}
          height={picture.height}
          label={pictureLabel}
          onOpen={onPicture}
          onMissing={onMissing}
        />
      )}
      {product && described && (
        <AttachedThing
          name={named(product.name)}
          kind={described.mark ? `${t('product')} · ${described.mark}` : t('product')}
          note={described.note}
          image={product.image}
          own={own}
          link={described.link}
        />
      )}
      {document && (
        <AttachedThing
          name={named(document.name)}
          kind={t('document')}
          own={own}
          link={outsideLink(document.url)}
        />
      )}
      {Boolean(gone) && <p className="text-13 italic">{t('gone')}</p>}
      {text && <LinkedText text={text} onFollow={onFollow} />}
    </>
  )
}

/** Opens beside the page. */
export const outsideLink =
  (href: string): Link =>
  (className, children) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
