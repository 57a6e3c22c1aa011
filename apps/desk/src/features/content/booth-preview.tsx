import { type Industry, industries } from '@tradefloor/contract'
import { industryNames, priceText } from '@tradefloor/rules'
import { inLanguage, LocalName, Picture, translator, useText } from '@tradefloor/ui'
import { useEditing, usePictures, valueIn } from './editor-context.tsx'
import { PreviewPart, PreviewText, useShownText } from './preview-text.tsx'
import { useContentList } from './queries.ts'
import { labelOf } from './record-fields.ts'
import { summaryPrice } from './summary-price.ts'
import { contentTexts } from './texts.ts'

/** The profile as visitors read it at the booth. */
export function BoothPreview({ language }: { language: 'zh' | 'en' }) {
  const t = useText(contentTexts)
  const { state } = useEditing()
  const [logo = ''] = usePictures('logo')
  const shownText = useShownText(language)
  const name = shownText('name')
  const industry = valueIn(state, 'industry')
  const products = shownText('main_products')
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-start gap-3">
        <PreviewPart field="logo" label={t('logo')} className="w-auto!">
          <Picture
            src={logo}
            name={name.text}
            sizes="56px"
            whole
            className="size-14 rounded-control border border-line"
          />
        </PreviewPart>
        <div className="min-w-0 flex-1">
          <PreviewText base="name" language={language} className="text-18 leading-6 font-bold" />
          {isIndustry(industry) && (
            <p className="mt-1 text-12 text-ink-3">{industryNames[industry][language]}</p>
          )}
        </div>
      </div>
      {products.text && (
        <PreviewPart field={`main_products.${language}`}>
          <span lang={products.lang} className="flex flex-wrap gap-1.5">
            {products.text
              .split(/[、，,;；\n]/)
              .map((word) => word.trim())
              .filter((word) => word !== '')
              .slice(0, 8)
              .map((word) => (
                <span key={word} className="rounded-tag bg-sand-2 px-1.5 py-0.5 text-12 text-ink-2">
                  {word}
                </span>
              ))}
          </span>
        </PreviewPart>
      )}
      <PreviewText base="info" language={language} className="text-13 leading-5.5 text-ink-2" />
      <BoothFacts language={language} />
      <BoothProducts language={language} />
    </div>
  )
}

const isIndustry = (text: string): text is Industry => (industries as readonly string[]).includes(text)

const facts = ['sale_scope', 'register_capital', 'address', 'manager'] as const
const plainFacts = ['manager_phone', 'phone', 'email', 'website'] as const

function BoothFacts({ language }: { language: 'zh' | 'en' }) {
  const t = translator(contentTexts, language)
  const { record, state } = useEditing()
  const shownText = useShownText(language)
  const rows = [
    ...facts.map((base) => ({ base, field: `${base}.${language}`, ...shownText(base) })),
    ...plainFacts.map((base) => ({ base, field: base, text: valueIn(state, base), lang: undefined })),
  ].filter(({ text }) => text !== '')
  return (
    <div className="divide-y divide-line border-y border-line">
      {rows.map(({ base, field, text, lang }) => (
        <PreviewPart key={base} field={field} className="flex! gap-3 rounded-none! py-2 text-13">
          <span className="w-20 shrink-0 text-ink-3">{t(labelOf(record.table, base))}</span>
          <span lang={lang} className="min-w-0 flex-1 break-words">
            {text}
          </span>
        </PreviewPart>
      ))}
    </div>
  )
}

function BoothProducts({ language }: { language: 'zh' | 'en' }) {
  const t = translator(contentTexts, language)
  const products = (useContentList().data ?? []).filter(
    ({ table, state }) => table === 'products' && state === 'published',
  )
  if (products.length === 0) return null
  return (
    <div>
      <p className="flex justify-between text-14 font-bold">
        {t('products')}
        <span className="text-12 font-normal text-ink-3">{products.length}</span>
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {products.slice(0, 4).map((product) => (
          <li key={product.id} className="overflow-hidden rounded-control border border-line">
            <Picture
              src={product.picture_url}
              name={product.name.cn || product.name.en}
              sizes="160px"
              className="aspect-4/3 w-full"
            />
            <div className="p-2 text-12">
              <p className="font-bold">
                <LocalName name={inLanguage({ zh: product.name.cn, en: product.name.en }, language)} />
              </p>
              <p className="text-coral-ink">{priceText(summaryPrice(product), language) ?? t('onRequest')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
