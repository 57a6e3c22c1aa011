import type { ExhibitionProduct } from '@tradefloor/contract'
import { addressOf, boothPanels, boothQuery, readId, sitePaths } from '@tradefloor/rules'
import { classNames, IconButton, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { productText } from '../../domains/catalogue/product-text.ts'
import { BoothFooter } from '../../features/booth/booth-footer.tsx'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import { NoProduct } from '../../features/booth/product/no-product.tsx'
import { useBoothProduct } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothSheets } from '../../features/booth/use-booth-sheets.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useIsPast } from '../../shared/page/use-is-past.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { useTopOf } from '../../shared/page/use-top-of.ts'
import { shareLabels } from '../../shared/share/label-texts.ts'
import { BoothSheets } from './booth-sheets.tsx'
import { BackButton, PhonePage } from './phone-header.tsx'

const ProductPage = lazy(() => import('../../features/booth/product/product-page.tsx'))

type Present = Extract<AddressedBooth, { state: 'there' }>

export default function PhoneProduct() {
  const page = useAddressedBooth()
  const [query] = useSearchParams()
  const productId = readId(query.get('exhibition_product_id'))
  if (page.state !== 'there') return <WithoutBooth page={page} />
  if (productId === null)
    return <Navigate to={addressOf(boothPanels.product.phone, boothQuery(page.booth))} replace />
  return <Product page={page} productId={productId} />
}

function WithoutBooth({ page }: { page: Exclude<AddressedBooth, Present> }) {
  const t = useText(boothTexts)
  useBoothTitle(page)
  return (
    <PhonePage title={t('products')} otherwise={sitePaths.home.phone} headed>
      <NoBooth page={page} list={sitePaths.exhibitions.phone} home={sitePaths.home.phone} />
    </PhonePage>
  )
}

interface ProductProps {
  page: Present
  productId: number
}

function Product({ page: { exhibitor, booth }, productId }: ProductProps) {
  const asked = useBoothProduct(booth, productId)
  const sheets = useBoothSheets(booth)
  const [pictures, setPictures] = useState<HTMLDivElement | null>(null)
  const isPast = useIsPast(pictures)
  const name = useProductTitle(asked.data)
  useTopOf(productId)
  const skeleton = <ProductSkeleton />
  const products = addressOf(boothPanels.product.phone, boothQuery(booth))
  // The bar over the pictures would lie over what is said instead of them.
  if (asked.error && !asked.data)
    return (
      <PhonePage title={name} otherwise={products}>
        <NoProduct asked={asked} error={asked.error} products={products} />
      </PhonePage>
    )
  return (
    <>
      <ProductBar
        name={name}
        otherwise={products}
        isPast={isPast}
        onShare={() => sheets.openSheet('share')}
      />
      <div className="flex flex-1 flex-col">
        <QueryResult asked={asked} skeleton={skeleton}>
          {(product) => (
            <Suspense fallback={skeleton}>
              <ProductPage
                product={product}
                booth={booth}
                exhibitor={exhibitor}
                detail={sheets.detail}
                pictures={setPictures}
              />
            </Suspense>
          )}
        </QueryResult>
      </div>
      <BoothFooter booth={booth} exhibitor={exhibitor} about="product" onOpen={sheets.open} />
      <BoothSheets
        booth={booth}
        exhibitor={exhibitor}
        shared={{ name, address: sheets.detail(productId).to }}
        sheets={sheets}
      />
    </>
  )
}

function useProductTitle(product: ExhibitionProduct | undefined): string {
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const name = product ? productText(product, 'name', language).text : t('products')
  usePageTitle(name)
  return name
}

interface ProductBarProps {
  name: string
  otherwise: string
  /** The reader has gone on below the pictures. */
  isPast: boolean
  onShare: () => void
}

/** Over the pictures two buttons; below them a bar with the product's name. */
function ProductBar({ name, otherwise, isPast, onShare }: ProductBarProps) {
  const t = useText(shareLabels)
  return (
    <header
      className={classNames(
        'sticky top-0 z-(--z-shell) -mb-[calc(60px+var(--safe-top))] flex min-h-15 items-center gap-2 px-[calc(var(--gutter)-4px)] pt-(--safe-top) landscape:w-1/2',
        isPast && 'surface border-b border-line',
      )}
    >
      <BackButton otherwise={otherwise} plain={isPast} />
      <p aria-hidden className="min-w-0 flex-1 truncate text-16 font-bold">
        {isPast && name}
      </p>
      <LanguageToggle look={isPast ? 'white' : 'scene'} />
      <IconButton
        size={44}
        label={t('share')}
        icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onShare}
        className={isPast ? 'text-ink-2' : 'glass rounded-pill!'}
      />
    </header>
  )
}

function ProductSkeleton() {
  return (
    <div className="surface flex-1">
      <SkeletonBlock className="h-[min(100vw,46dvh)] rounded-none!" />
      <div className="px-4">
        <SkeletonBlock className="mt-4 h-8 w-1/2" />
        <SkeletonBlock className="mt-3 h-6 w-4/5" />
        <SkeletonBlock className="mt-5 h-14 rounded-row!" />
        <SkeletonBlock className="mt-5 h-4 w-full" />
        <SkeletonBlock className="mt-4 h-4 w-full" />
      </div>
    </div>
  )
}
