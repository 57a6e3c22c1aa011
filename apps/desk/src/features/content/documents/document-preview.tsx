import { translator, useText } from '@tradefloor/ui'
import { FileText } from 'lucide-react'
import { useEditing, valueIn } from '../editor-context.tsx'
import { PreviewPart, PreviewText } from '../preview-text.tsx'
import { shownValue } from '../shown-value.ts'
import { contentTexts } from '../texts.ts'
import { documentTexts } from './texts.ts'

/** A document as visitors meet it, with the company's profile. */
export function DocumentPreview({ language }: { language: 'zh' | 'en' }) {
  const t = useText(documentTexts)
  // What visitors read is in their language, whatever the desk's is.
  const theirs = translator(contentTexts, language)
  const { state } = useEditing()
  return (
    <section className="p-4">
      <p className="mb-1.5 text-12 text-ink-3">{t('atBooth')}</p>
      <div className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-white p-2.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
          <FileText size={18} strokeWidth={1.75} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <PreviewText base="name" language={language} className="font-bold" />
          <PreviewPart field="kind" className="text-12 text-ink-3">
            {shownValue('kind', valueIn(state, 'kind') || 'other', theirs)}
          </PreviewPart>
        </div>
      </div>
    </section>
  )
}
