import { classNames } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { axisOf, isMarked } from './chart-axis.ts'

export interface Bar {
  value: number
  look: string
  /** Written above the bar. */
  label?: ReactNode
}

export interface Column {
  key: string
  /** Below the column, where there is room. */
  mark: string
  /** Side by side. */
  bars: readonly Bar[]
  /** On the bars, as parts of one whole. */
  stacked?: boolean
  /** Shaded behind the bars, with a word at the first of its kind. */
  shade?: string | undefined
}

interface BarChartProps {
  columns: readonly Column[]
  className: string
  /** How many marks fit below. */
  marks: number
}

/** Of more columns some are scrolled to. */
const mostAtOnce = 31

const heightOf = ({ bars, stacked }: Column) =>
  stacked ? bars.reduce((sum, { value }) => sum + value, 0) : Math.max(...bars.map(({ value }) => value))

/** Upright bars from zero. Only a picture: the table beside it says the same. */
export function BarChart({ columns, className, marks }: BarChartProps) {
  const axis = axisOf(Math.max(...columns.map(heightOf)))
  const top = axis.at(-1) ?? 1
  const isLong = columns.length > mostAtOnce
  return (
    <div aria-hidden className={classNames('flex text-12 text-ink-3', className)}>
      <div className="relative mt-6 mb-6 w-9 shrink-0">
        {axis.map((value) => (
          <span
            key={value}
            className="absolute right-2 translate-y-1/2 tabular-nums"
            style={{ bottom: `${(100 * value) / top}%` }}
          >
            {value}
          </span>
        ))}
      </div>
      <div
        className={classNames(
          'relative min-w-0 flex-1 pt-6 pb-6',
          isLong && 'overflow-x-auto overflow-y-hidden',
        )}
      >
        <div
          className="relative flex h-full"
          style={isLong ? { width: `${columns.length * 24}px` } : undefined}
        >
          {axis.map((value) => (
            <span
              key={value}
              className={classNames(
                'absolute inset-x-0 border-t',
                value === 0 ? 'border-line-2' : 'border-line',
              )}
              style={{ bottom: `${(100 * value) / top}%` }}
            />
          ))}
          {columns.map((column, index) => (
            <div
              key={column.key}
              className={classNames(
                'relative flex h-full min-w-0 flex-1 items-end justify-center gap-px',
                column.shade !== undefined && 'bg-harbour-light/60',
              )}
            >
              {column.shade && (
                <span className="absolute -top-5.5 left-0.5 whitespace-nowrap text-ink-2">
                  {column.shade}
                </span>
              )}
              <Bars column={column} top={top} />
              {isMarked(index, columns.length, marks) && (
                <span className="absolute top-full left-1/2 mt-1.5 -translate-x-1/2 whitespace-nowrap">
                  {column.mark}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Bars({ column: { bars, stacked }, top }: { column: Column; top: number }) {
  const drawn = bars.map(({ value, look, label }, n) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: bars are known by their place
      key={n}
      className={classNames(
        'relative block',
        stacked ? 'w-full first:rounded-t-[3px]' : 'w-2/5 max-w-5 rounded-t-[3px]',
        look,
      )}
      style={{ height: `${(100 * value) / top}%` }}
    >
      {label !== undefined && (
        <span className="absolute bottom-full left-1/2 mb-0.5 -translate-x-1/2 tabular-nums">{label}</span>
      )}
    </span>
  ))
  return stacked ? <span className="flex h-full w-3/5 max-w-6 flex-col justify-end">{drawn}</span> : drawn
}
