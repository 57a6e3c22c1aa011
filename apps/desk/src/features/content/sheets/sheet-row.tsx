import type { SheetLine } from '@tradefloor/contract'
import { inLanguage, LocalName, otherName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { memo, useState } from 'react'
import { SheetCellChange } from './sheet-cell-change.tsx'
import { type Flipped, isLineTaken, keysOf, toggleLine } from './sheet-choice.ts'
import { sheetTexts } from './texts.ts'

/** More than these are there when they are asked for: a new product has up to twenty. */
const cellsAtFirst = 6

interface SheetRowProps {
  line: SheetLine
  flipped: Flipped
  onFlip: (change: (flipped: Flipped) => Flipped) => void
}

/** One line of the spreadsheet: whether it is taken, which product it is, and what it changes. */
export const SheetRow = memo(function SheetRow({ line, flipped, onFlip }: SheetRowProps) {
  const t = useText(sheetTexts)
  const { language } = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const names = { zh: line.name.cn, en: line.name.en }
  const name = inLanguage(names, language)
  const other = otherName(names, language)
  const left = isWhole ? 0 : line.cells.length - cellsAtFirst
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 border-t border-line px-2 py-3 lg:grid-cols-[2.75rem_17rem_minmax(0,1fr)]">
      <label className="grid size-9 cursor-pointer place-items-center self-start pointer-coarse:size-11">
        <input
          type="checkbox"
          disabled={line.problems.length > 0}
          checked={isLineTaken(line, flipped)}
          aria-label={t('take', { name: name.text || t('line', { line: line.line }) })}
          onChange={() => onFlip((old) => toggleLine(line, old))}
          className="size-4.5 accent-harbour"
        />
      </label>
      <div className="min-w-0 pt-1.5">
        <p className="text-14 font-bold break-words">
          {name.text ? <LocalName name={name} /> : t('unnamed')}
        </p>
        {other && (
          <p lang={other.language} className="text-12 break-words text-ink-3">
            {other.text}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-12 text-ink-3">
          {line.id === null
            ? t('line', { line: line.line })
            : t('lineOf', { line: line.line, id: String(line.id) })}
          <StandingTag line={line} />
        </p>
      </div>
      <ul className="col-start-2 grid content-start gap-1.5 pt-1.5 text-13 lg:col-start-3">
        {line.problems.map(({ field, problem }) => (
          <li key={`${field} ${problem}`} className="flex flex-wrap gap-x-2 text-coral-ink">
            {field && <code className="rounded-tag bg-coral-light px-1 text-12">{field}</code>}
            <span className="min-w-0 break-words">{problem}</span>
          </li>
        ))}
        {line.cells.slice(0, isWhole ? undefined : cellsAtFirst).map((cell) => (
          <SheetCellChange key={cell.field} line={line} cell={cell} flipped={flipped} onFlip={onFlip} />
        ))}
        {left > 0 && (
          <li>
            <button
              type="button"
              onClick={() => setIsWhole(true)}
              className="min-h-8 text-harbour hover:text-harbour-hover pointer-coarse:min-h-11"
            >
              {t('more', { count: left })}
            </button>
          </li>
        )}
      </ul>
    </li>
  )
}, isDrawnTheSame)

/** A press draws its own line anew, and not the others. */
function isDrawnTheSame(one: SheetRowProps, other: SheetRowProps): boolean {
  const { line, flipped } = one
  return (
    line === other.line &&
    one.onFlip === other.onFlip &&
    keysOf(line).every((key) => flipped.has(key) === other.flipped.has(key))
  )
}

function StandingTag({ line }: { line: SheetLine }) {
  const t = useText(sheetTexts)
  if (line.problems.length > 0) return <Tag tone="late">{t('tagProblem')}</Tag>
  if (line.id === null) return <Tag tone="place">{t('tagNew')}</Tag>
  if (line.cells.some(({ standing }) => standing === 'both'))
    return <Tag tone="waiting">{t('tagChoose')}</Tag>
  return null
}
