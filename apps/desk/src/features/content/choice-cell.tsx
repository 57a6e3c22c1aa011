import { useQuery } from '@tanstack/react-query'
import { type BoothDocumentKind, industries, type Language, listCountries } from '@tradefloor/contract'
import { industryNames } from '@tradefloor/rules'
import { classNames, useLanguage, useText } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'
import { fieldIn, useEditing } from './editor-context.tsx'
import { cellId } from './record-fields.ts'
import { contentTexts } from './texts.ts'

export interface ChoiceOption {
  value: string
  text: string
}

interface ChoiceCellProps {
  field: string
  label: string
  choices: readonly ChoiceOption[]
  className?: string
  look?: string
  /** What another value here empties. */
  empties?: readonly string[]
}

/** A field with a few values. One that is not among them stays, and can be kept. */
export function ChoiceCell({ field, label, choices, className, look, empties = [] }: ChoiceCellProps) {
  const { editor, state, focus } = useEditing()
  const { value, problem } = fieldIn(state, field)
  const all = choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, text: value }, ...choices]
  return (
    <div className={className}>
      <select
        id={cellId(field)}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        value={value}
        onChange={({ target }) => {
          editor.set(field, target.value)
          for (const other of empties) editor.set(other, '')
          void editor.flush()
        }}
        onFocus={() => focus(field)}
        className={
          look ??
          classNames(
            'block h-9 w-full rounded-control border bg-white px-2.5 text-14 text-ink pointer-coarse:h-11 pointer-coarse:text-16',
            problem ? 'border-coral-fill' : 'border-line-2 hover:border-harbour',
          )
        }
      >
        {all.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      {problem && <p className="mt-1 text-12 text-coral-ink">{problem}</p>}
    </div>
  )
}

const sizes = ['0–49', '50–199', '200–999', '1000–9999', '10000+']

/** How many employees, as the format counts them. */
export function useEmployeeChoices(): ChoiceOption[] {
  const t = useText(contentTexts)
  return [{ value: '', text: t('notStated') }, ...sizes.map((text, at) => ({ value: String(at + 1), text }))]
}

export const useIndustryChoices = (language: Language): ChoiceOption[] =>
  industries.map((industry) => ({ value: industry, text: industryNames[industry][language] }))

/** An empty field stands for China. */
export function useCountryChoices(isWanted: boolean): ChoiceOption[] {
  const { nameless } = useDesk()
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['countries'],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await nameless.call(listCountries, { signal })).list,
  })
  const names = (data ?? []).map(({ code, ...name }) => ({
    value: code === 'CN' ? '' : code,
    text: name[language],
  }))
  return names.length > 0 ? names : [{ value: '', text: language === 'zh' ? '中国' : 'China' }]
}

const documentKinds: readonly BoothDocumentKind[] = [
  'catalogue',
  'specification',
  'certificate',
  'manual',
  'other',
]

/** An empty field stands for none of the others. */
export function useDocumentKindChoices(): ChoiceOption[] {
  const t = useText(contentTexts)
  return documentKinds.map((kind) => ({
    value: kind === 'other' ? '' : kind,
    text: t(`kind_${kind}`),
  }))
}
