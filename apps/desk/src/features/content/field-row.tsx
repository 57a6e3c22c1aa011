import { classNames, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import {
  ChoiceCell,
  useCountryChoices,
  useDocumentKindChoices,
  useEmployeeChoices,
  useIndustryChoices,
} from './choice-cell.tsx'
import { fieldIn, useEditing } from './editor-context.tsx'
import { cellId, type RecordField } from './record-fields.ts'
import { TextCell } from './text-cell.tsx'
import { contentTexts } from './texts.ts'

/** One field with its name: both languages beside each other, or one cell across both. */
export function FieldRow({ field }: { field: RecordField }) {
  const t = useText(contentTexts)
  const { base, label, lines, kind, type } = field
  const { state, shown } = useEditing()
  const isWords = kind === 'words'
  const { required } = fieldIn(state, isWords ? `${base}.zh` : base)
  return (
    <Row label={t(label)} required={required} htmlFor={cellId(isWords ? `${base}.${shown}` : base)}>
      {isWords ? (
        (['zh', 'en'] as const).map((language) => (
          <TextCell
            key={language}
            field={`${base}.${language}`}
            label={`${t(label)} · ${t(language === 'zh' ? 'chinese' : 'english')}`}
            lines={lines}
            className={classNames(shown !== language && 'max-lg:hidden')}
          />
        ))
      ) : (
        <div className="lg:col-span-2">
          {kind === 'text' || kind === 'area' ? (
            <TextCell field={base} label={t(label)} type={type} className="lg:max-w-1/2 lg:pr-1.5" />
          ) : (
            <Choice kind={kind} base={base} label={t(label)} />
          )}
        </div>
      )}
    </Row>
  )
}

const requiredMark = '*'

interface RowProps {
  label: string
  required?: boolean
  htmlFor?: string
  children: ReactNode
}

export function Row({ label, required = false, htmlFor, children }: RowProps) {
  const t = useText(contentTexts)
  return (
    <div className="grid gap-x-3 gap-y-1 lg:grid-cols-[116px_minmax(0,1fr)_minmax(0,1fr)]">
      <label htmlFor={htmlFor} className="pt-2 text-13 text-ink-2 max-lg:pt-0">
        {label}
        {required && (
          <span className="text-coral-ink">
            {' '}
            <span aria-hidden>{requiredMark}</span>
            <span className="sr-only">{t('required')}</span>
          </span>
        )}
      </label>
      {children}
    </div>
  )
}

interface ChoiceProps {
  kind: 'employees' | 'industry' | 'country' | 'documentKind'
  base: string
  label: string
}

function Choice({ kind, base, label }: ChoiceProps) {
  const { language } = useLanguage()
  const choices = {
    employees: useEmployeeChoices(),
    industry: useIndustryChoices(language),
    country: useCountryChoices(kind === 'country'),
    documentKind: useDocumentKindChoices(),
  }
  return <ChoiceCell field={base} label={label} choices={choices[kind]} className="lg:max-w-1/2 lg:pr-1.5" />
}
