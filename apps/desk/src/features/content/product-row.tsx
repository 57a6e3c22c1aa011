import type { ContentSummary } from '@tradefloor/contract'
import { priceText } from '@tradefloor/rules'
import {
  classNames,
  inLanguage,
  LocalName,
  otherName,
  Picture,
  Tag,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Check, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { RecordGrip, useArranging } from './record-grip.tsx'
import { RecordMenu } from './record-menu.tsx'
import { StateTag } from './state-tag.tsx'
import { summaryPrice } from './summary-price.ts'
import { contentTexts } from './texts.ts'

interface ProductRowProps {
  product: ContentSummary
  /** Its position among those that visitors find. */
  at: number | undefined
  /** Where it was before it was taken. */
  from: number | undefined
  hold: 'pointer' | 'keys' | undefined
}

/** One product of the list: a row of the table, and on a phone a row to press. */
export const ProductRow = memo(function ProductRow({ product, at, from, hold }: ProductRowProps) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const isArranged = useArranging() !== null
  const names = { zh: product.name.cn, en: product.name.en }
  const name = inLanguage(names, language)
  const other = otherName(names, language)
  const moq = inLanguage({ zh: product.moq.cn, en: product.moq.en }, language)
  const price = priceText(summaryPrice(product), language)
  const cell = 'px-2 py-2 max-lg:p-0'
  return (
    <tr
      data-record={at === undefined ? undefined : product.id}
      className={classNames(
        'border-b border-line max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:py-2.5 max-lg:pr-(--gutter) max-lg:pl-[calc(var(--gutter)+68px)]',
        hold
          ? 'relative z-1 bg-harbour-light outline-2 -outline-offset-2 outline-harbour select-none'
          : 'hover:bg-sand',
      )}
    >
      {isArranged && (
        <td className="w-18 py-2 pl-4 max-lg:absolute max-lg:right-2 max-lg:bottom-1 max-lg:w-auto max-lg:p-0">
          {at !== undefined && (
            <span className="flex items-center gap-2 text-ink-3 tabular-nums">
              <RecordGrip id={product.id} name={name.text || t('unnamed')} at={at} hold={hold} />
              <span aria-hidden className="max-lg:hidden">
                {at + 1}
              </span>
            </span>
          )}
        </td>
      )}
      <th
        scope="row"
        className={classNames(
          'py-2 pr-2 text-left font-normal max-lg:-ml-17 max-lg:w-[calc(100%+68px)] max-lg:p-0 max-lg:pr-11',
          isArranged ? 'pl-2' : 'pl-6',
        )}
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
        <span className="relative flex flex-wrap gap-1">
          {hold && at !== undefined && from !== undefined && from !== at && (
            <span className="absolute right-full mr-2 rounded-tag bg-ink px-2 py-0.5 text-12 whitespace-nowrap text-white max-lg:static max-lg:mr-0">
              {t('fromTo', { from: from + 1, at: at + 1 })}
            </span>
          )}
          <StateTag state={product.state} />
          {product.changes > 0 && product.state !== 'draft' && (
            <Tag tone="waiting">{t('unpublished', { count: product.changes })}</Tag>
          )}
        </span>
      </td>
      <td className="py-2 pr-6 text-right max-lg:absolute max-lg:top-2 max-lg:right-2 max-lg:p-0">
        <span className="inline-block">
          <RecordMenu record={product} name={name.text || t('unnamed')} at={at} atEnd />
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
