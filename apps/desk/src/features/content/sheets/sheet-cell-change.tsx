import type { SheetCell, SheetLine } from '@tradefloor/contract'
import { classNames, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { ArrowRight } from 'lucide-react'
import { labelOf, languageOf } from '../record-fields.ts'
import { shownValue } from '../shown-value.ts'
import { contentTexts } from '../texts.ts'
import { dayAndTime } from '../times.ts'
import { differingPart } from './differing-part.ts'
import { cellKey, type Flipped, isCellTaken, toggled } from './sheet-choice.ts'
import { sheetTexts } from './texts.ts'

interface SheetCellChangeProps {
  line: SheetLine
  cell: SheetCell
  flipped: Flipped
  onFlip: (change: (flipped: Flipped) => Flipped) => void
}

/** One cell, before and after; where the desk has changed it too, which of the two is wanted. */
export function SheetCellChange({ line, cell, flipped, onFlip }: SheetCellChangeProps) {
  const t = useText(sheetTexts)
  const label = useCellLabel(cell.field)
  const isTaken = isCellTaken(line, cell, flipped)
  return (
    <li className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="text-ink-3">{label}</span>
      <div className="min-w-0">
        <Difference cell={cell} isNew={line.id === null} isTaken={isTaken} />
        {cell.standing !== 'changed' && (
          <div className="mt-1 mb-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-row bg-amber-light px-3 py-1.5 text-amber-ink">
            <Why cell={cell} />
            <label className="ml-auto flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={isTaken}
                aria-label={t('takeCell', { label })}
                onChange={() => onFlip((old) => toggled(old, cellKey(line, cell)))}
                className="size-4.5 accent-harbour"
              />
              {t('useSheet')}
            </label>
          </div>
        )}
      </div>
    </li>
  )
}

function useCellLabel(field: string): string {
  const t = useText(contentTexts)
  const language = languageOf(field)
  const label = t(labelOf('products', field))
  return language ? `${label} · ${t(language === 'zh' ? 'chinese' : 'english')}` : label
}

interface DifferenceProps {
  cell: SheetCell
  isNew: boolean
  isTaken: boolean
}

function Difference({ cell: { field, before, after }, isNew, isTaken }: DifferenceProps) {
  const t = useText(sheetTexts)
  const content = useText(contentTexts)
  const shown = (value: string) => shownValue(field, value, content)
  const [was, is] = differingPart(shown(before), shown(after))
  const value = 'line-clamp-3 min-w-0 break-words whitespace-pre-line'
  if (isNew) return <p className={classNames(value, !isTaken && 'text-ink-3')}>{is || t('empty')}</p>
  return (
    <p className="flex flex-wrap items-start gap-x-2">
      <del
        className={classNames(
          value,
          'rounded-tag px-1',
          isTaken ? 'bg-coral-light text-coral-ink' : 'no-underline',
        )}
      >
        <span className="sr-only">{t('before')}</span>
        {was || t('empty')}
      </del>
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-ink-3" />
      <ins
        className={classNames(
          value,
          'rounded-tag px-1 no-underline',
          isTaken ? 'bg-leaf-light text-leaf' : 'text-ink-3 line-through',
        )}
      >
        <span className="sr-only">{t('after')}</span>
        {is || t('empty')}
      </ins>
    </p>
  )
}

function Why({ cell: { standing, edited_by: by, edited_at: at } }: { cell: SheetCell }) {
  const t = useText(sheetTexts)
  const { language } = useLanguage()
  const name = by && inLanguage({ zh: by.cn, en: by.en }, language).text
  if (!name || !at) return <span>{t(standing === 'kept' ? 'kept' : 'both')}</span>
  const texts = { name, time: dayAndTime(new Date(at), language) }
  return <span>{standing === 'kept' ? t('keptBy', texts) : t('bothBy', texts)}</span>
}
