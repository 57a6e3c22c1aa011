import { priceText } from '@tradefloor/rules'
import { EmptyState, LocalName, Picture, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { pictureText, productPictures, productText } from '../../domains/catalogue/product-text.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { panelTexts } from './panel-texts.ts'
import { type Booth, useBoothProducts } from './queries.ts'
import { boothTexts } from './texts.ts'

interface ProductsProps {
  booth: Booth
  layout: 'panel' | 'phone'
  /** Where one of them is shown. */
  detail: (productId: number) => { to: string; replace?: boolean; state?: unknown }
}

const grids = {
  panel: 'grid grid-cols-3 gap-4',
  phone: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(132px,8.25rem)),1fr))] gap-3',
}

export function Products({ booth, layout, detail }: ProductsProps) {
  const t = useText(panelTexts)
  const booths = useText(boothTexts)
  const { language } = useLanguage()
  const Name = layout === 'phone' ? 'h2' : 'h3'
  return (
    <QueryResult
      asked={useBoothProducts(booth)}
      skeleton={
        <div className={grids[layout]}>
          {[0, 1, 2, 3, 4, 5].map((block) => (
            <div key={block}>
              <SkeletonBlock className="aspect-square rounded-card!" />
              <SkeletonBlock className="mt-2 h-4 w-4/5" />
              <SkeletonBlock className="mt-2 h-3 w-1/2" />
            </div>
          ))}
        </div>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={booths('noProduct')} hint={t('noneHint')} />
        ) : (
          <ul className={grids[layout]}>
            {list.map((product) => {
              const name = productText(product, 'name', language)
              const cover = productPictures(product, language)[0] ?? ''
              return (
                <li
                  key={product.id}
                  className="relative overflow-hidden rounded-card border border-line bg-white transition-colors duration-(--dur-control) hover:border-harbour"
                >
                  <Picture
                    src={cover}
                    name={name.text}
                    alt={pictureText(product, cover, language)}
                    sizes="200px"
                    className="aspect-square"
                  />
                  <div className="p-3">
                    <Name className="line-clamp-3 leading-[1.25rem] font-bold max-[17.5rem]:line-clamp-none">
                      <Link {...detail(product.id)} className="stretched rounded-card">
                        <LocalName name={name} />
                      </Link>
                    </Name>
                    <p className="mt-1 text-13 text-coral-ink">
                      {priceText(product.product, language) ?? t('priceAsk')}
                    </p>
                  </div>
                  <StarButton
                    favourite={{ kind: 'product', body: { exhibition_product_id: product.id } }}
                    marked={product.is_store === 1}
                    name={name.text}
                    device={layout === 'phone' ? 'phone' : 'desktop'}
                    look="picture"
                    className="absolute! top-1.5 right-1.5"
                  />
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryResult>
  )
}
