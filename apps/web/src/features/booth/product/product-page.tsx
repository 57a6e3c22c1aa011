import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import { addressOf, boothQuery, boothSpot, priceText } from '@tradefloor/rules'
import { LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { CompanyLogo } from '../../../domains/catalogue/company-logo.tsx'
import { companyName } from '../../../domains/catalogue/company-text.ts'
import { pictureText, productPictures, productText } from '../../../domains/catalogue/product-text.ts'
import { StarButton } from '../../../domains/favourites/star-button.tsx'
import { Fact } from '../about.tsx'
import { panelTexts } from '../panel-texts.ts'
import { PictureStrip } from '../pictures/picture-strip.tsx'
import type { Booth } from '../queries.ts'
import { LateSimilar } from '../similar/late-similar.tsx'
import { boothTexts } from '../texts.ts'
import { MoreProducts } from './more-products.tsx'
import { productCategory, productFacts, productLeast } from './product-facts.ts'

interface ProductPageProps {
  product: ExhibitionProduct
  booth: Booth
  exhibitor: ExhibitorDetail
  detail: (productId: number) => { to: string }
  /** Its pictures, for whoever has to know whether they are in sight. */
  pictures: Ref<HTMLDivElement>
}

/** A product as a phone shows it: pictures first, as wide as the window. A phone that lies has the words beside them. */
export default function ProductPage({ product, booth, exhibitor, detail, pictures }: ProductPageProps) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const name = productText(product, 'name', language)
  const shown = productPictures(product, language)
  const kind = productCategory(product, language)
  const least = productLeast(product, language)
  return (
    <div className="surface flex-1 landscape:grid landscape:grid-cols-2 landscape:items-start">
      <div ref={pictures} className="landscape:sticky landscape:top-0">
        <PictureStrip
          key={product.id}
          label={t('gallery')}
          pictures={shown}
          texts={shown.map((url) => pictureText(product, url, language))}
          name={name.text}
          whole
          eager
          className="h-[min(100vw,46dvh)] w-full landscape:h-[calc(100dvh-65px-var(--safe-bottom))]"
        />
      </div>
      <div className="px-4 pt-4 pb-6 landscape:pr-(--gutter)">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-36 wrap-anywhere max-[17.5rem]:basis-full">
            <p className="text-24 font-bold text-coral-ink">
              {priceText(product.product, language) ?? t('priceAsk')}
            </p>
            <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
              <span>{t('price')}</span>
              {least.text && <span>{t('moq', { quantity: least.text })}</span>}
            </p>
          </div>
          <StarButton
            favourite={{ kind: 'product', body: { exhibition_product_id: product.id } }}
            marked={product.is_store === 1}
            name={name.text}
            device="phone"
            look="words"
            className="min-h-11"
          />
        </div>
        <h1 className="mt-3 text-20 font-bold text-balance">
          <LocalName name={name} />
        </h1>
        {kind.text && (
          <p className="mt-1.5 flex">
            <Tag tone="place">{kind.text}</Tag>
          </p>
        )}
        <Maker exhibitor={exhibitor} booth={booth} />
        <dl className="-mx-4 border-t-8 border-sand px-4 pt-1">
          {productFacts(product, language).map(([fact, text]) => (
            <Fact key={fact} label={t(fact)} value={<LocalName name={text} />} />
          ))}
        </dl>
        <MoreProducts booth={booth} except={product.id} layout="phone" detail={detail} />
        <LateSimilar
          kind="product"
          id={product.product.id}
          exhibitionId={booth.exhibitionId}
          layout="phone"
        />
      </div>
    </div>
  )
}

/** Whose product it is, and the way to their booth. */
function Maker({ exhibitor, booth }: Pick<ProductPageProps, 'exhibitor' | 'booth'>) {
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const { company, booth_no, reply } = exhibitor
  const name = companyName(company, language)
  return (
    <Link
      to={addressOf(boothSpot.phone, boothQuery(booth))}
      className="my-3 flex min-h-14 items-center gap-3 rounded-row active:bg-sand"
    >
      <CompanyLogo src={company.logo_url} name={name.text} className="size-10" />
      <span className="min-w-0 flex-1">
        <span className="block text-balance">
          <LocalName name={name} />
        </span>
        <span className="flex items-center gap-2 text-13 text-ink-3">
          {reply.online && (
            <span className="flex items-center gap-1.5 text-leaf">
              <span aria-hidden className="size-2 rounded-pill bg-leaf-dot" />
              {t('online')}
            </span>
          )}
          {reply.online && booth_no && <span>{'·'}</span>}
          {booth_no && <span>{t('boothNumber', { number: booth_no })}</span>}
        </span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  )
}
