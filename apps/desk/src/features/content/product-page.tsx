import { useText } from '@tradefloor/ui'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { FieldRow } from './field-row.tsx'
import { FormSection } from './form-section.tsx'
import { PicturesField } from './pictures/pictures-field.tsx'
import { PriceRow } from './price-row.tsx'
import { ProductPreview } from './product-preview.tsx'
import { useContentList } from './queries.ts'
import { orderField, productTextSection } from './record-fields.ts'
import { RecordMenu } from './record-menu.tsx'
import { RecordPage } from './record-page.tsx'
import { contentTexts } from './texts.ts'

/** One product: its texts, its price, and how visitors will see it. */
export default function ProductPage() {
  const t = useText(contentTexts)
  const id = Number(useParams().product)
  return (
    <RecordPage
      table="products"
      id={id}
      list={{ title: t('products'), place: places.products }}
      unnamed={t('unnamed')}
      before={(title) => <BackToProducts id={id} title={title} />}
      preview={(shown) => <ProductPreview language={shown} />}
    >
      <PicturesField />
      <FormSection section={productTextSection} />
      <section aria-labelledby="price" className="py-5">
        <h2 id="price" className="mb-3 text-15 font-bold">
          {t('priceAndOrder')}
        </h2>
        <div className="grid gap-3">
          <PriceRow />
          <FieldRow field={orderField} />
        </div>
      </section>
    </RecordPage>
  )
}

/** The list, and the products before and after this one. */
function BackToProducts({ id, title }: { id: number; title: string }) {
  const t = useText(contentTexts)
  const list = (useContentList().data ?? []).filter(({ table }) => table === 'products')
  const at = list.findIndex((product) => product.id === id)
  const step =
    'grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11'
  const to = (by: -1 | 1) => list[at + by]
  return (
    <span className="flex items-center">
      <Link
        to={places.products}
        aria-label={t('backToProducts')}
        title={t('backToProducts')}
        className={`${step} -ml-2`}
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      {at >= 0 && list.length > 1 && (
        <span className="flex items-center text-12 text-ink-3 max-lg:hidden">
          {t('positionOf', { at: at + 1, count: list.length })}
          {(
            [
              [-1, 'previous', <ChevronUp key="up" size={18} strokeWidth={1.75} aria-hidden />],
              [1, 'next', <ChevronDown key="down" size={18} strokeWidth={1.75} aria-hidden />],
            ] as const
          ).map(([by, text, icon]) => {
            const other = to(by)
            return (
              other && (
                <Link
                  key={by}
                  to={`${places.products}/${other.id}`}
                  aria-label={t(text)}
                  title={t(text)}
                  className={step}
                >
                  {icon}
                </Link>
              )
            )
          })}
        </span>
      )}
      {at >= 0 && list[at] && <RecordMenu record={list[at]} name={title} />}
    </span>
  )
}
