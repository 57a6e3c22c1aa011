import type { ExhibitionProduct } from '@tradefloor/contract'
import { inLanguage, LocalName, Picture, SkeletonBlock, Tag, useLanguage, useText } from '@tradefloor/ui'
import { companyName } from '../../shared/company/company-text.ts'
import { Answer } from '../../shared/page/answer.tsx'
import { Carousel } from '../../shared/page/carousel.tsx'
import { Fact } from './about.tsx'
import { boothMessages } from './messages.ts'
import { priceText, productPictures, productText } from './product-text.ts'
import { type Booth, useBoothProduct } from './queries.ts'

interface ProductDetailProps {
  booth: Booth
  productId: number
  layout: 'panel' | 'phone'
}

export function ProductDetail({ booth, productId, layout }: ProductDetailProps) {
  return (
    <Answer
      asked={useBoothProduct(booth, productId)}
      skeleton={
        <>
          <SkeletonBlock className="aspect-4/1 rounded-card!" />
          <SkeletonBlock className="mt-5 h-7 w-2/3" />
          <SkeletonBlock className="mt-4 h-16 rounded-card!" />
          <SkeletonBlock className="mt-5 h-4 w-full" />
          <SkeletonBlock className="mt-4 h-4 w-full" />
        </>
      }
    >
      {(product) => <Product product={product} layout={layout} />}
    </Answer>
  )
}

const rows = [
  ['brand', 'brand'],
  ['specification', 'specification'],
  ['technical', 'technical_parameter'],
  ['brief', 'info'],
] as const

function Product({ product, layout }: { product: ExhibitionProduct; layout: 'panel' | 'phone' }) {
  const t = useText(boothMessages)
  const { language } = useLanguage()
  const name = productText(product, 'name', language)
  const { category, category_en, moq, moq_en, model } = product.product
  const kind = inLanguage({ zh: category ?? '', en: category_en ?? '' }, language)
  const least = inLanguage({ zh: moq ?? '', en: moq_en ?? '' }, language)
  return (
    <>
      <Carousel
        label={t('gallery')}
        seen={layout === 'panel' ? 3 : 1}
        slides={productPictures(product, language).map((src) => ({
          key: src,
          content: (
            <Picture
              src={src}
              name={name.text}
              alt={name.text}
              sizes={layout === 'panel' ? '200px' : '100vw'}
              className="aspect-4/3 rounded-card border border-line"
            />
          ),
        }))}
      />
      <h3 className="mt-4 text-24 font-bold text-balance">
        <LocalName name={name} />
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
        <LocalName name={companyName(product.company, language)} />
        {kind.text && <Tag tone="place">{kind.text}</Tag>}
      </p>
      <div className="mt-4 rounded-card bg-sand px-4 py-3">
        <p className="text-13 text-ink-3">{t('price')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-20 font-bold text-coral-ink">{priceText(product) ?? t('priceAsk')}</span>
          {least.text && <span className="text-13 text-ink-2">{t('moq', { quantity: least.text })}</span>}
        </p>
      </div>
      <dl className="mt-3">
        {model && <Fact label={t('model')} value={model} />}
        {rows.map(([label, field]) => {
          const text = productText(product, field, language)
          return text.text ? <Fact key={field} label={t(label)} value={<LocalName name={text} />} /> : null
        })}
      </dl>
    </>
  )
}
