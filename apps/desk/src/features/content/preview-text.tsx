import { classNames, languageTags, useText } from '@tradefloor/ui'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEditing, valueIn } from './editor-context.tsx'
import { baseOf, goToField } from './record-fields.ts'
import { contentTexts } from './texts.ts'

interface PartProps {
  /** The field that a press leads to. */
  field: string
  className?: string
  /** For a part without a text of its own. */
  label?: string
  children: ReactNode
}

/** A part of the preview: framed while its field is edited, and the way to it. */
export function PreviewPart({ field, className, label, children }: PartProps) {
  const { focused } = useEditing()
  const isEdited = focused !== undefined && baseOf(focused) === baseOf(field)
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => goToField(field)}
      className={classNames(
        'block w-full rounded-control text-left outline-offset-4',
        isEdited && 'outline-2 outline-harbour',
        className,
      )}
    >
      {children}
    </button>
  )
}

/** A text as visitors of one language meet it: the other one, marked, where theirs is missing. */
export function useShownText(language: 'zh' | 'en') {
  const { state } = useEditing()
  return (base: string) => {
    const own = valueIn(state, `${base}.${language}`).trim()
    const other = language === 'zh' ? 'en' : 'zh'
    const borrowed = valueIn(state, `${base}.${other}`).trim()
    return own || !borrowed
      ? { text: own, lang: languageTags[language], isBorrowed: false }
      : { text: borrowed, lang: languageTags[other], isBorrowed: true }
  }
}

export function BorrowedMark({ language }: { language: 'zh' | 'en' }) {
  const t = useText(contentTexts)
  return (
    <span className="mb-1 flex items-center gap-1 text-12 text-amber-ink">
      <Languages size={13} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {t(language === 'en' ? 'borrowedZh' : 'borrowedEn')}
    </span>
  )
}

interface TextProps {
  base: string
  language: 'zh' | 'en'
  className?: string
}

/** One text of the preview; nothing where there is none in any language. */
export function PreviewText({ base, language, className }: TextProps) {
  const { text, lang, isBorrowed } = useShownText(language)(base)
  if (!text) return null
  return (
    <PreviewPart
      field={`${base}.${language}`}
      className={classNames(isBorrowed && 'bg-amber-light px-2 py-1.5')}
    >
      {isBorrowed && <BorrowedMark language={language} />}
      <span lang={lang} className={classNames('block break-words whitespace-pre-line', className)}>
        {text}
      </span>
    </PreviewPart>
  )
}
