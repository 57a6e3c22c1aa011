import { IconButton, useLanguage, useText } from '@tradefloor/ui'
import { Printer } from 'lucide-react'
import { productText } from '../../../domains/catalogue/product-text.ts'
import { StarButton } from '../../../domains/favourites/star-button.tsx'
import { ShareButton } from '../../../shared/share/share-button.tsx'
import { type Booth, useBoothProduct } from '../queries.ts'
import { boothTexts } from '../texts.ts'

interface ProductToolsProps {
  booth: Booth
  productId: number
  /** The product's page. */
  address: string
}

const tool = 'text-ink-2 hover:bg-sand-2'

/** What can be done with the page of a product: keep it, print it, hand it on. */
export default function ProductTools({ booth, productId, address }: ProductToolsProps) {
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const product = useBoothProduct(booth, productId).data
  if (!product) return null
  const name = productText(product, 'name', language).text
  return (
    <>
      <StarButton
        favourite={{ kind: 'product', body: { exhibition_product_id: product.id } }}
        marked={product.is_store === 1}
        name={name}
        device="desktop"
        look="words"
      />
      <IconButton
        label={t('print')}
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => window.print()}
        className={tool}
      />
      <ShareButton name={name} address={address} className={tool} />
    </>
  )
}
