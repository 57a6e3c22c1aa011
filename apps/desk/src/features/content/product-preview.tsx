import { Picture, translator, useText } from '@tradefloor/ui'
import { useEditing, usePictures, valueIn } from './editor-context.tsx'
import { PreviewPart, PreviewText, useShownText } from './preview-text.tsx'
import { pricesRead } from './price-row.tsx'
import { labelOf } from './record-fields.ts'
import { contentTexts } from './texts.ts'

/** A product as visitors meet it: its card in a list, and its page. */
export function ProductPreview({ language }: { language: 'zh' | 'en' }) {
  const t = useText(contentTexts)
  // What visitors read is in their language, whatever the desk's is.
  const theirs = translator(contentTexts, language)
  const { state } = useEditing()
  const pictures = usePictures('images')
  const cover = pictures[0] ?? ''
  const shownText = useShownText(language)
  const name = shownText('name').text || theirs('unnamed')
  const price = pricesRead(state)?.[language] ?? theirs('onRequest')
  const moq = shownText('moq')
  const order = moq.text && `${theirs('moq')} ${moq.text}`
  const model = valueIn(state, 'model')
  return (
    <div className="grid gap-4 p-4">
      <section className="min-w-0">
        <p className="mb-1.5 text-12 text-ink-3">{t('cardInList')}</p>
        <div className="flex gap-3 rounded-row border border-line bg-white p-2.5">
          <Picture src={cover} name={name} sizes="112px" className="aspect-4/3 w-28 rounded-control" />
          <div className="min-w-0 text-13">
            <p className="font-bold break-words">{name}</p>
            <p className="mt-1 font-bold text-coral-ink">{price}</p>
            {order && <p className="text-12 text-ink-3">{order}</p>}
          </div>
        </div>
      </section>
      <section className="min-w-0">
        <p className="mb-1.5 text-12 text-ink-3">{t('productPage')}</p>
        <div className="overflow-hidden rounded-row border border-line bg-white">
          <PreviewPart field="images" label={t('pictures')} className="rounded-none! -outline-offset-2!">
            <Picture src={cover} name={name} sizes="360px" className="aspect-4/3 w-full" />
          </PreviewPart>
          {pictures.length > 1 && (
            <div className="flex flex-wrap gap-2 p-3 pb-0">
              {pictures.map((url) => (
                <Picture key={url} src={url} name={name} sizes="56px" className="h-11 w-14 rounded-control" />
              ))}
            </div>
          )}
          <div className="grid gap-3 p-4">
            <div>
              <PreviewText base="name" language={language} className="text-18 leading-6 font-bold" />
              {model && (
                <PreviewPart field="model" className="text-12 text-ink-3">
                  {model}
                </PreviewPart>
              )}
            </div>
            <PreviewPart field="price_low">
              <span className="text-18 font-bold text-coral-ink">{price}</span>
              {order && <span className="ml-2 text-13 text-ink-2">{order}</span>}
            </PreviewPart>
            <PreviewText base="info" language={language} className="text-13 text-ink-2" />
            {(['category', 'brand', 'specification', 'technical_parameter'] as const).map(
              (base) =>
                shownText(base).text && (
                  <div key={base} className="border-t border-line pt-2 text-13">
                    <p className="text-12 text-ink-3">{theirs(labelOf('products', base))}</p>
                    <PreviewText base={base} language={language} />
                  </div>
                ),
            )}
          </div>
        </div>
      </section>
    </div>
  )
}
