import { type Figure, type FigureName, type Figures, figureNames } from '@tradefloor/contract'
import { figureLabels } from '@tradefloor/rules'
import { classNames, useLanguage, useText } from '@tradefloor/ui'
import { shareOf } from './finding.ts'
import { figureTexts } from './texts.ts'

interface KeyFiguresProps {
  figures: Figures
  compares: boolean
}

/** Always there, also as 0: what a company is at the fair for. Others are left out where nobody has any. */
const always: readonly FigureName[] = ['visits', 'cards', 'leads']

const isThere = (name: FigureName, { value, highest }: Figure) =>
  always.includes(name) || value > 0 || (highest ?? 0) > 0

/** What came of the period in numbers, each beside the median and the highest of the exhibitors. */
export function KeyFigures({ figures: { totals, replies }, compares }: KeyFiguresProps) {
  const t = useText(figureTexts)
  const { language } = useLanguage()
  const shown = figureNames.filter((name) => isThere(name, totals[name]))
  const [first, ...others] = shown.map((name) => (
    <Tile key={name} name={figureLabels[name][language]} figure={totals[name]} compares={compares} />
  ))
  const hasReplies = replies.conversations > 0
  const count = shown.length + (hasReplies ? 1 : 0)
  return (
    <section
      aria-label={t('keyFigures')}
      className={classNames('grid grid-cols-2 gap-3', columns[count], count % 2 === 1 && oddOne)}
    >
      {first}
      {hasReplies && <ReplyTile replies={replies} compares={compares} />}
      {others}
    </section>
  )
}

/** So many beside each other that no row has a gap; of an odd number the first is the wide one where it has to be. */
const columns: Record<number, string> = {
  3: 'xl:grid-cols-3',
  4: 'xl:grid-cols-4',
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-3',
  7: 'xl:grid-cols-4 xl:*:first:col-span-2',
  8: 'xl:grid-cols-4',
}
const oddOne = 'max-xl:*:first:col-span-2'

function ReplyTile({ replies, compares }: { replies: Figures['replies']; compares: boolean }) {
  const t = useText(figureTexts)
  const { in_time, conversations, share_median, share_highest } = replies
  const share = shareOf(in_time, conversations)
  if (share === null)
    return <Tile name={t('replied')} text={t('countOf', { part: in_time, whole: conversations })} />
  return (
    <Tile
      name={t('replied')}
      unit="%"
      figure={{ value: share, median: share_median, highest: share_highest }}
      compares={compares}
    />
  )
}

interface TileProps {
  name: string
  /** Instead of a figure. */
  text?: string
  figure?: Figure
  unit?: string
  compares?: boolean
}

function Tile({ name, text, figure, unit = '', compares = false }: TileProps) {
  return (
    <div className="surface rounded-card border border-line px-4 py-3.5 max-sm:px-3">
      <p className="text-13 text-ink-2">{name}</p>
      <p className="text-24 font-bold tabular-nums">{text ?? `${figure?.value}${unit}`}</p>
      {compares && figure && figure.median !== null && !!figure.highest && (
        <Comparison {...figure} median={figure.median} highest={figure.highest} unit={unit} />
      )}
    </div>
  )
}

interface ComparisonProps {
  value: number
  median: number
  highest: number
  unit: string
}

function Comparison({ value, median, highest, unit }: ComparisonProps) {
  const t = useText(figureTexts)
  const whole = unit === '%' ? 100 : Math.max(value, highest, 1)
  const percent = (part: number) => `${(100 * part) / whole}%`
  return (
    <>
      <div aria-hidden className="relative mt-1.5 h-1.5 rounded-pill bg-sand-2">
        <span className="block h-full rounded-pill bg-harbour" style={{ width: percent(value) }} />
        <span
          className="absolute -top-1 h-3.5 w-0.5 -translate-x-1/2 bg-ink shadow-[0_0_0_1px_white]"
          style={{ left: percent(median) }}
        />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 text-12 text-ink-3 tabular-nums">
        <span>{t('median', { value: `${median}${unit}` })}</span>
        <span>{t('highest', { value: `${highest}${unit}` })}</span>
      </p>
    </>
  )
}
