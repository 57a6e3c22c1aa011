import type { ViewedProduct } from '@tradefloor/contract'
import { inLanguage, LocalName, Picture, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { Card, Nothing } from './card.tsx'
import { figureTexts } from './texts.ts'

/** Which products were looked at most, and how many asked about them. */
export function ProductBars({ products }: { products: readonly ViewedProduct[] }) {
  const t = useText(figureTexts)
  const most = Math.max(...products.map(({ views }) => views))
  return (
    <Card title={t('products')}>
      {products.length === 0 ? (
        <Nothing>{t('noProducts')}</Nothing>
      ) : (
        <table className="w-full text-13">
          <thead className="text-12 text-ink-3">
            <tr>
              <th scope="col" className="text-left font-normal">
                <span className="sr-only">{t('product')}</span>
              </th>
              <th scope="col" className="w-14 text-right font-normal">
                {t('views')}
              </th>
              <th scope="col" className="w-20 text-right font-normal max-sm:w-16">
                {t('enquiries')}
              </th>
              <th scope="col" className="w-16 text-right font-normal max-sm:hidden">
                {t('rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ProductLine key={product.id} product={product} most={most} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

/** Few of many ask, so that a decimal matters; of fewer than ten there is no rate. */
const rateText = (enquiries: number, views: number) =>
  views < 10 || enquiries > views ? '–' : `${((100 * enquiries) / views).toFixed(1)}%`

function ProductLine({ product, most }: { product: ViewedProduct; most: number }) {
  const { language } = useLanguage()
  const { id, picture_url, views, enquiries } = product
  const name = inLanguage({ zh: product.name.cn, en: product.name.en }, language)
  const rate = rateText(enquiries, views)
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-normal">
        <span className="flex items-center gap-3">
          <Picture
            src={picture_url}
            name={name.text}
            sizes="44px"
            className="h-8 w-11 rounded-[6px] max-sm:hidden"
          />
          <span className="min-w-0 flex-1 items-center gap-3 sm:flex">
            <Link
              to={`${places.products}/${id}`}
              className="flex min-h-8 items-center hover:text-harbour sm:w-2/5 pointer-coarse:min-h-11"
            >
              <span>
                <LocalName name={name} />
              </span>
            </Link>
            <span aria-hidden className="block h-4 flex-1 rounded-[4px] bg-sand max-sm:h-2.5">
              <span
                className="block h-full rounded-[4px] bg-harbour"
                style={{ width: `${(100 * views) / most}%` }}
              />
            </span>
          </span>
        </span>
      </th>
      <td className="text-right font-bold tabular-nums">{views}</td>
      <td className="text-right tabular-nums">{enquiries}</td>
      <td className="text-right text-ink-2 tabular-nums max-sm:hidden">{rate}</td>
    </tr>
  )
}
