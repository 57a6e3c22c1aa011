import { inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { places } from '../../shared/addresses.ts'
import { EditorPage } from './editor-page.tsx'
import { FieldRow } from './field-row.tsx'
import { FormSection } from './form-section.tsx'
import { PicturesField } from './pictures/pictures-field.tsx'
import { PriceRow } from './price-row.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductPreview } from './product-preview.tsx'
import { useContentList, useRecord } from './queries.ts'
import { orderField, productTextSection } from './record-fields.ts'
import { RecordError, RecordPending } from './record-state.tsx'
import { contentTexts } from './texts.ts'

/** One product: its texts, its price, and how visitors will see it. */
export default function ProductPage() {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const id = Number(useParams().product)
  const { data, error, isFetching, refetch } = useRecord({ table: 'products', id })
  const name = data ? inLanguage({ zh: data.name.cn, en: data.name.en }, language).text : ''
  usePageTitle(name || t('products'))
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  return (
    <EditorPage
      key={data.id}
      record={data}
      before={<BackToProducts id={data.id} />}
      title={name || t('unnamed')}
      preview={(shown) => <ProductPreview language={shown} />}
      onGone={() => navigate(places.products, { replace: true })}
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
    </EditorPage>
  )
}

/** The list, and the products before and after this one. */
function BackToProducts({ id }: { id: number }) {
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
      {at >= 0 && list[at] && <ProductMenu product={list[at]} />}
    </span>
  )
}
