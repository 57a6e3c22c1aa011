import type { Area } from '@tradefloor/contract'
import { classNames, useLanguage } from '@tradefloor/ui'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'

interface AreaColumnProps {
  label: string
  /** What the first line says, which takes the choice back. */
  all: string
  /** What stands there when there is nothing to choose from. */
  none?: string
  places: readonly Area[]
  counts?: ReadonlyMap<string, number>
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
  /** Another column opens for what is chosen here. */
  leadsOn?: boolean
}

const line =
  'flex min-h-9 w-full items-center pointer-coarse:min-h-11 gap-2 rounded-control px-2.5 text-left text-13 [--ring-offset:-2px]'

/** One column of the cascade. Arrow keys go up, down and to the columns beside it. */
export function AreaColumn(props: AreaColumnProps) {
  const { label, all, none, places, counts, chosen, onChoose, leadsOn = false } = props
  const { language } = useLanguage()
  const lines = [
    { code: undefined, name: all },
    ...places.map((place) => ({ ...place, name: place[language] })),
  ]
  return (
    <ul
      aria-label={label}
      onKeyDown={move}
      className="min-w-40 shrink-0 overflow-y-auto overscroll-contain border-line p-1.5 not-first:border-l"
    >
      {places.length === 0 && none ? (
        <li className="px-2.5 py-2 text-13 text-ink-3">{none}</li>
      ) : (
        lines.map(({ code, name }) => {
          const isChosen = code === chosen
          const count = code && counts?.get(code)
          return (
            <li key={code ?? ''}>
              <button
                type="button"
                aria-pressed={isChosen}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => onChoose(code)}
                className={classNames(
                  line,
                  isChosen ? 'bg-harbour-light font-bold text-harbour' : 'hover:bg-sand-2',
                )}
              >
                <span className="min-w-0 flex-1 truncate pointer-coarse:wrap-anywhere pointer-coarse:whitespace-normal">
                  {name}
                </span>
                {count !== undefined && <span className="text-12 text-ink-3">{count}</span>}
                {code && leadsOn && (
                  <ChevronRight
                    size={14}
                    strokeWidth={1.75}
                    aria-hidden
                    className="text-ink-3 pointer-coarse:hidden"
                  />
                )}
              </button>
            </li>
          )
        })
      )}
    </ul>
  )
}

const steps: Readonly<Record<string, readonly [column: number, line: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function move(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key]
  if (!step) return
  const [columns, lines] = step
  const here = event.currentTarget
  const beside = columns < 0 ? here.previousElementSibling : here.nextElementSibling
  const target =
    columns === 0
      ? lineBeside(here, document.activeElement, lines)
      : beside?.querySelector<HTMLElement>('[aria-pressed=true]')
  event.preventDefault()
  target?.focus()
}

function lineBeside(column: HTMLElement, from: Element | null, step: number) {
  const all = [...column.querySelectorAll('button')]
  return all[all.findIndex((button) => button.isSameNode(from)) + step]
}
