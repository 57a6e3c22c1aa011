import type { ContentSummary } from '@tradefloor/contract'
import { priceText } from '@tradefloor/rules'
import { inLanguage, LocalName, otherName, Picture, Tag, useLanguage, useText } from '@tradefloor/ui'
import { Check, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { ProductMenu } from './product-menu.tsx'
import { StateTag } from './state-tag.tsx'
import { summaryPrice } from './summary-price.ts'
import { contentTexts } from './texts.ts'

/** One product of the list: a row of the table, and on a phone a row to press. */
export const ProductRow = memo(function ProductRow({ product }: { product: ContentSummary }) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const names = { zh: product.name.cn, en: product.name.en }
  const name = inLanguage(names, language)
  const other = otherName(names, language)
  const moq = inLanguage({ zh: product.moq.cn, en: product.moq.en }, language)
  const price = priceText(summaryPrice(product), language)
  const cell = 'px-2 py-2 max-lg:p-0'
  return (
    <tr className="border-b border-line hover:bg-sand max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:py-2.5 max-lg:pr-(--gutter) max-lg:pl-[calc(var(--gutter)+68px)]">
      <th
        scope="row"
        className="py-2 pr-2 pl-6 text-left font-normal max-lg:-ml-17 max-lg:w-[calc(100%+68px)] max-lg:p-0 max-lg:pr-11"
      >
        <Link to={`${places.products}/${product.id}`} className="flex min-h-11 items-center gap-3">
          <Picture
            src={product.picture_url}
            name={name.text}
            sizes="56px"
            className="h-10.5 w-14 rounded-control"
          />
          <span className="min-w-0">
            <span className="block text-14 font-bold break-words">
              {name.text ? <LocalName name={name} /> : t('unnamed')}
            </span>
            {other && (
              <span lang={other.language} className="block text-12 break-words text-ink-3">
                {other.text}
              </span>
            )}
          </span>
        </Link>
      </th>
      <td className={`${cell} text-ink-2 max-lg:hidden`}>{product.model}</td>
      <td className={`${cell} tabular-nums`}>
        {price ?? <span className="text-ink-3">{t('onRequest')}</span>}
      </td>
      <td className={`${cell} max-lg:hidden`}>{moq.text}</td>
      <td className={cell}>
        <TextsNote missing={product.missing} />
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1">
          <StateTag state={product.state} />
          {product.changes > 0 && product.state !== 'draft' && (
            <Tag tone="waiting">{t('unpublished', { count: product.changes })}</Tag>
          )}
        </span>
      </td>
      <td className="py-2 pr-6 text-right max-lg:absolute max-lg:top-2 max-lg:right-2 max-lg:p-0">
        <span className="inline-block">
          <ProductMenu product={product} />
        </span>
      </td>
    </tr>
  )
})

function TextsNote({ missing }: { missing: readonly string[] }) {
  const t = useText(contentTexts)
  const english = missing.filter((field) => field.endsWith('.en')).length
  const chinese = missing.length - english
  if (missing.length === 0)
    return (
      <span className="inline-flex items-center gap-1 text-leaf max-lg:hidden">
        <Check size={14} strokeWidth={2} aria-hidden />
        {t('full')}
      </span>
    )
  return (
    <span className="inline-flex items-center gap-1 text-amber-ink">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      {[english && t('lacksEnglish', { count: english }), chinese && t('lacksChinese', { count: chinese })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
