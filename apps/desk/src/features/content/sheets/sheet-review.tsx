import { deskContentLimits, type ProductSheet } from '@tradefloor/contract'
import { Button, EmptyState, useLanguage, useText } from '@tradefloor/ui'
import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FilterPill } from '../../../shared/filter-pill.tsx'
import { type Flipped, isLineTaken, linesIn, type SheetFilter, sheetFilters } from './sheet-choice.ts'
import { SheetRow } from './sheet-row.tsx'
import { sheetTexts } from './texts.ts'

const filterTexts = {
  all: 'all',
  new: 'new',
  changed: 'changed',
  choose: 'choosing',
  problems: 'problems',
} as const satisfies Record<SheetFilter, keyof typeof sheetTexts.zh>

/** Five thousand at once would hold up every press. */
const rowsAtOnce = 60

interface SheetReviewProps {
  fileName: string
  sheet: ProductSheet
  flipped: Flipped
  onFlip: (change: (flipped: Flipped) => Flipped) => void
}

/** What would change, line by line. */
export function SheetReview({ fileName, sheet, flipped, onFlip }: SheetReviewProps) {
  const t = useText(sheetTexts)
  const [filter, setFilter] = useState<SheetFilter>('all')
  const [shown, setShown] = useState(rowsAtOnce)
  const lines = linesIn(sheet, filter)
  const left = lines.length - shown
  const isEmpty = sheet.lines.length === 0
  return (
    <>
      <FileNotes fileName={fileName} sheet={sheet} />
      <NewProductsNote sheet={sheet} flipped={flipped} />
      {isEmpty && sheet.problems.length > 0 ? null : (
        <section className="surface rounded-card border border-line">
          {isEmpty ? (
            <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
          ) : (
            <>
              <div className="flex flex-wrap items-center gap-2 px-4 py-3">
                {sheetFilters
                  .map((each) => ({ each, count: linesIn(sheet, each).length }))
                  .filter(({ each, count }) => each === 'all' || count > 0)
                  .map(({ each, count }) => (
                    <FilterPill
                      key={each}
                      isChosen={each === filter}
                      onChoose={() => {
                        setFilter(each)
                        setShown(rowsAtOnce)
                      }}
                    >
                      {t(filterTexts[each], { count })}
                    </FilterPill>
                  ))}
                <p role="status" className="ml-auto text-13 text-ink-3">
                  {sheet.unchanged > 0 && t('unchanged', { count: sheet.unchanged })}
                </p>
              </div>
              <ul>
                {lines.slice(0, shown).map((line) => (
                  <SheetRow key={line.line} line={line} flipped={flipped} onFlip={onFlip} />
                ))}
              </ul>
              {left > 0 && (
                <p className="border-t border-line p-3 text-center">
                  <Button look="soft" onClick={() => setShown(shown + rowsAtOnce)}>
                    {t('showMore', { count: Math.min(left, rowsAtOnce) })}
                  </Button>
                </p>
              )}
            </>
          )}
        </section>
      )}
    </>
  )
}

/** What is said of the file as a whole. */
function FileNotes({ fileName, sheet }: Pick<SheetReviewProps, 'fileName' | 'sheet'>) {
  const { problems, unknown_fields: unknown } = sheet
  const t = useText(sheetTexts)
  const { language } = useLanguage()
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'mt-0.5 shrink-0' }
  return (
    <>
      {problems.length > 0 && (
        <Note tone="bg-coral-light text-coral-ink" icon={<CircleAlert {...icon} />}>
          <p className="font-bold">{t('fileProblem')}</p>
          {problems.map(({ line, problem }) => (
            <p key={`${line} ${problem}`} className="break-words">
              {line > 1
                ? t('atLine', { line: String(line), text: problem })
                : t('ofFile', { file: fileName, text: problem })}
            </p>
          ))}
        </Note>
      )}
      {unknown.length > 0 && (
        <Note tone="bg-sand-2 text-ink-2" icon={<Info {...icon} />}>
          <p className="break-words">
            {t('unknown', { names: unknown.join(language === 'zh' ? '、' : ', ') })}
          </p>
        </Note>
      )}
    </>
  )
}

/** Said before the press that would be refused. */
function NewProductsNote({ sheet, flipped }: Pick<SheetReviewProps, 'sheet' | 'flipped'>) {
  const t = useText(sheetTexts)
  const most = deskContentLimits.newProducts
  const coming = linesIn(sheet, 'new').filter((line) => isLineTaken(line, flipped)).length
  if (coming <= most) return null
  return (
    <Note
      tone="bg-amber-light text-amber-ink"
      icon={<Info size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />}
    >
      <p>{t('tooManyNew', { most, count: coming })}</p>
    </Note>
  )
}

const Note = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <div role="status" className={`flex gap-2.5 rounded-row px-3.5 py-2.5 text-13 ${tone}`}>
    {icon}
    <div className="min-w-0">{children}</div>
  </div>
)
