import { classNames, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { filterTexts } from './filter-texts.ts'

export interface FacetValue {
  value: string
  name: string
  count: number
}

interface FacetProps {
  legend: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onChosen: (chosen: string[]) => void
  /** Within the facet above it. */
  isInner?: boolean
}

/** So many are seen before one asks for more. */
const few = 5

/** One property that results are narrowed by: its values with how many there would be of each. */
export function Facet({ legend, values, chosen, onChosen, isInner = false }: FacetProps) {
  const t = useText(filterTexts)
  const [isWhole, setIsWhole] = useState(false)
  if (values.length === 0) return null
  // What is chosen is always seen, so that it can be undone.
  const shown = isWhole ? values : values.filter(({ value }, index) => index < few || chosen.includes(value))
  return (
    <fieldset
      className={classNames(
        'min-w-0',
        isInner ? 'pl-4' : 'border-t border-line pt-3 first:border-t-0 first:pt-0',
      )}
    >
      <legend
        className={classNames(
          'float-left w-full text-14 font-bold',
          isInner && 'text-13 font-normal text-ink-3',
        )}
      >
        {legend}
      </legend>
      <div className="clear-both pt-1">
        {shown.map(({ value, name, count }) => (
          <FacetRow
            key={value}
            name={name}
            count={count}
            isChosen={chosen.includes(value)}
            onToggle={(on) => onChosen(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
          />
        ))}
        {values.length > shown.length || isWhole ? (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className="min-h-8 rounded-tag text-13 text-harbour hover:underline pointer-coarse:min-h-11"
          >
            {isWhole ? t('fewer') : t('more', { count: values.length })}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

interface FacetRowProps {
  name: string
  count: number
  isChosen: boolean
  onToggle: (on: boolean) => void
}

/** One value to tick. */
export const FacetRow = ({ name, count, isChosen, onToggle }: FacetRowProps) => (
  <label className="flex min-h-8 cursor-pointer items-start gap-2 py-1 text-13 hover:text-harbour pointer-coarse:min-h-11 pointer-coarse:items-center">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ target }) => onToggle(target.checked)}
      className="mt-0.5 size-4 shrink-0 accent-harbour pointer-coarse:mt-0 pointer-coarse:size-5"
    />
    <span className={classNames('min-w-0 flex-1 wrap-anywhere', isChosen && 'font-bold')}>{name}</span>
    <span className="shrink-0 text-12 leading-[1.25rem] text-ink-3">{count}</span>
  </label>
)
