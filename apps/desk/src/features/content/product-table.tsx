import type { ContentSummary } from '@tradefloor/contract'
import { Button, classNames, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { ProductRow } from './product-row.tsx'
import { ArrangingProvider } from './record-grip.tsx'
import { contentTexts } from './texts.ts'
import { useArrangedRows } from './use-arranged-rows.ts'

/** More are drawn when they are wanted: two thousand at once would hold up every key. */
const rowsAtOnce = 60

interface ProductTableProps {
  products: readonly ContentSummary[]
  canArrange: boolean
}

export function ProductTable({ products, canArrange }: ProductTableProps) {
  const t = useText(contentTexts)
  const [shown, setShown] = useState(rowsAtOnce)
  const left = products.length - shown
  const { arranging, rows, told } = useArrangedRows('products', products, canArrange)
  return (
    <ArrangingProvider value={arranging}>
      <p role="status" className="sr-only">
        {told}
      </p>
      <table className="w-full border-t border-line text-13 max-lg:block">
        <thead className="bg-sand text-12 text-ink-3 max-lg:sr-only">
          <tr>
            {arranging && (
              <th scope="col" className="h-9 pl-6 text-left font-normal" title={t('gripHint')}>
                {t('columnOrder')}
              </th>
            )}
            <th scope="col" className={classNames('h-9 text-left font-normal', arranging ? 'pl-2' : 'pl-6')}>
              {t('columnProduct')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('columnModel')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('columnPrice')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('columnMoq')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('columnTexts')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('columnState')}
            </th>
            <th scope="col" className="pr-6">
              <span className="sr-only">{t('edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.slice(0, shown).map(({ record, at, from, hold }) => (
            <ProductRow key={record.id} product={record} at={at} from={from} hold={hold} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="p-4 text-center">
          <Button look="soft" onClick={() => setShown(shown + rowsAtOnce)}>
            {t('showMore', { count: Math.min(left, rowsAtOnce) })}
          </Button>
        </p>
      )}
    </ArrangingProvider>
  )
}
