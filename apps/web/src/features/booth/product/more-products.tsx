import { priceText } from '@tradefloor/rules'
import { LocalName, Picture, useLanguage, useText } from '@tradefloor/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { pictureText, productPictures, productText } from '../../../domains/catalogue/product-text.ts'
import { panelTexts } from '../panel-texts.ts'
import { type Booth, useBoothProducts } from '../queries.ts'

interface MoreProductsProps {
  booth: Booth
  /** The one that is shown already. */
  except: number
  layout: 'panel' | 'phone'
  detail: (productId: number) => { to: string; replace?: boolean; state?: unknown }
}

const some = 3

/** A few more of what the booth shows: those that follow the one in sight. */
export function MoreProducts({ booth, except, layout, detail }: MoreProductsProps) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const list = useBoothProducts(booth).data?.list ?? []
  const at = list.findIndex(({ id }) => id === except)
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, some)
  if (others.length === 0) return null
  const Title = layout === 'phone' ? 'h2' : 'h4'
  return (
    <>
      <Title id={titleId} className="mt-5 mb-2 text-13 text-ink-3">
        {t('moreProducts')}
      </Title>
      <ul aria-labelledby={titleId} className={layout === 'panel' ? 'grid grid-cols-3 gap-3' : 'grid gap-2'}>
        {others.map((product) => {
          const name = productText(product, 'name', language)
          const cover = productPictures(product, language)[0] ?? ''
          return (
            <li
              key={product.id}
              className="relative flex items-center gap-2.5 rounded-card border border-line p-2 transition-colors duration-(--dur-control) hover:border-harbour"
            >
              <Picture
                src={cover}
                name={name.text}
                alt={pictureText(product, cover, language)}
                sizes="160px"
                className="size-14 rounded-control"
              />
              <div className="min-w-0 flex-1">
                <Link
                  {...detail(product.id)}
                  className="stretched line-clamp-2 rounded-card text-13 leading-[1.125rem]"
                >
                  <LocalName name={name} />
                </Link>
                <p className="mt-0.5 text-12 text-coral-ink wrap-anywhere">
                  {priceText(product.product, language) ?? t('priceAsk')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
