import type { ExhibitionProduct } from '@tradefloor/contract'
import { addressOf, boothPanels, boothQuery, type Device, priceText } from '@tradefloor/rules'
import {
  inLanguage,
  LocalName,
  Picture,
  SkeletonBlock,
  useHeading,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Link } from 'react-router'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { productPictures, productText } from '../../domains/catalogue/product-text.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import { MatchedName } from '../../shared/listing/matched-name.tsx'
import { searchTexts } from './texts.ts'

const card = 'relative flex flex-col overflow-hidden rounded-card border border-line bg-white'

interface ProductCardProps {
  product: ExhibitionProduct
  search: string
  device: Device
}

/** An exhibit that was found: its picture, price and whose it is. It leads to the exhibit in its booth. */
export function ProductCard({ product, search, device }: ProductCardProps) {
  const Heading = useHeading()
  const t = useText(searchTexts)
  const { language } = useLanguage()
  const { company, exhibition, vhall } = product
  const name = productText(product, 'name', language)
  const fair = inLanguage({ zh: exhibition.name.cn, en: exhibition.name.en }, language)
  const ids = { companyId: company.id, exhibitionId: exhibition.id, instanceId: vhall.id }
  const to = addressOf(boothPanels.detail[device], {
    ...boothQuery(ids),
    exhibition_product_id: String(product.id),
  })
  return (
    <article className={`${card} transition-colors duration-(--dur-control) hover:border-harbour`}>
      <div className="relative">
        <Picture
          src={productPictures(product, language)[0] ?? ''}
          name={name.text}
          sizes="280px"
          className="aspect-square"
        />
        {/* The same product may stand in several of them. */}
        <span className="absolute bottom-1.5 left-1.5 max-w-[calc(100%-12px)] truncate rounded-tag bg-white/92 px-1.5 text-12 leading-[1.25rem] text-ink-2 max-[17.5rem]:whitespace-normal">
          <LocalName name={fair} />
        </span>
      </div>
      <div className="flex flex-1 flex-col px-3 pt-2 pb-2.5">
        <Heading className="line-clamp-2 leading-[1.25rem] font-bold max-[17.5rem]:line-clamp-none">
          <Link
            to={to}
            className="stretched rounded-card"
            onClick={() => noteFound(vhall.id, { search, what: 'product' })}
          >
            <MatchedName name={name} search={search} />
          </Link>
        </Heading>
        <p className="mt-0.5 text-13 text-coral-ink">
          {priceText(product.product, language) ?? t('askPrice')}
        </p>
        <p className="mt-auto truncate pt-0.5 text-12 text-ink-3 max-[17.5rem]:whitespace-normal">
          <LocalName name={companyName(company, language)} />
        </p>
      </div>
      <StarButton
        favourite={{ kind: 'product', body: { exhibition_product_id: product.id } }}
        marked={product.is_store === 1}
        name={name.text}
        device={device}
        look="picture"
        className="absolute! top-1.5 right-1.5"
      />
    </article>
  )
}

export function ProductCardSkeleton() {
  return (
    <div className={card}>
      <SkeletonBlock className="aspect-square rounded-none!" />
      <div className="p-3">
        <SkeletonBlock className="h-4 w-4/5" />
        <SkeletonBlock className="mt-2 h-3 w-2/5" />
        <SkeletonBlock className="mt-2 h-3 w-3/5" />
      </div>
    </div>
  )
}
