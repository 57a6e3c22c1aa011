import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import { type BoothPanel, priceText } from '@tradefloor/rules'
import { LocalName, SkeletonBlock, Tag, useLanguage, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { pictureText, productPictures, productText } from '../../domains/catalogue/product-text.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { Fact } from './about.tsx'
import { panelTexts } from './panel-texts.ts'
import { Gallery } from './pictures/gallery.tsx'
import { MoreProducts } from './product/more-products.tsx'
import { productCategory, productFacts, productLeast } from './product/product-facts.ts'
import { type Booth, useBoothProduct } from './queries.ts'
import { LateSimilar } from './similar/late-similar.tsx'

const ProductPrint = lazy(() => import('./product/product-print.tsx'))

interface ProductDetailProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  productId: number
  detail: (productId: number) => { to: string; replace?: boolean; state?: unknown }
  onOpen: (panel: BoothPanel) => void
}

/** A product in a panel beside its booth. */
export function ProductDetail(props: ProductDetailProps) {
  const { booth, exhibitor, productId, detail } = props
  return (
    <QueryResult
      asked={useBoothProduct(booth, productId)}
      skeleton={
        <>
          <SkeletonBlock className="aspect-video rounded-card!" />
          <SkeletonBlock className="mt-5 h-7 w-2/3" />
          <SkeletonBlock className="mt-4 h-16 rounded-card!" />
          <SkeletonBlock className="mt-5 h-4 w-full" />
          <SkeletonBlock className="mt-4 h-4 w-full" />
        </>
      }
    >
      {(product) => (
        <>
          <Product product={product} {...props} />
          <Suspense>
            <ProductPrint product={product} exhibitor={exhibitor} address={detail(product.id).to} />
          </Suspense>
        </>
      )}
    </QueryResult>
  )
}

function Product({ product, booth, detail, onOpen }: ProductDetailProps & { product: ExhibitionProduct }) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const name = productText(product, 'name', language)
  const pictures = productPictures(product, language)
  const kind = productCategory(product, language)
  const least = productLeast(product, language)
  return (
    <>
      <Gallery
        key={product.id}
        label={t('gallery')}
        pictures={pictures}
        texts={pictures.map((url) => pictureText(product, url, language))}
        name={name.text}
      />
      <h3 className="mt-4 text-24 [@media(height<860px)]:mt-2 font-bold text-balance">
        <LocalName name={name} />
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={() => onOpen('about')}
          className="min-h-8 text-left text-harbour hover:text-harbour-hover"
        >
          <LocalName name={companyName(product.company, language)} />
        </button>
        {kind.text && <Tag tone="place">{kind.text}</Tag>}
      </p>
      <div className="mt-3 rounded-card bg-sand px-4 py-3 [@media(height<860px)]:mt-2 [@media(height<860px)]:flex [@media(height<860px)]:flex-wrap [@media(height<860px)]:items-baseline [@media(height<860px)]:gap-x-4 [@media(height<860px)]:py-2">
        <p className="text-13 text-ink-3">{t('price')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-20 font-bold text-coral-ink">
            {priceText(product.product, language) ?? t('priceAsk')}
          </span>
          {least.text && <span className="text-13 text-ink-2">{t('moq', { quantity: least.text })}</span>}
        </p>
      </div>
      <dl className="mt-3 [@media(height<860px)]:mt-1">
        {productFacts(product, language).map(([fact, text]) => (
          <Fact key={fact} label={t(fact)} value={<LocalName name={text} />} />
        ))}
      </dl>
      <MoreProducts booth={booth} except={product.id} layout="panel" detail={detail} />
      <LateSimilar kind="product" id={product.product.id} exhibitionId={booth.exhibitionId} layout="panel" />
    </>
  )
}
