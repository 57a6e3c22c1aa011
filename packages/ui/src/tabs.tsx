import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { nextTab } from './next-tab.ts'

export interface Tab<Value extends string> {
  value: Value
  text: string
  /** Or what is said instead of it, such as `10,000+`. */
  count?: number | string
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `fill` shares the width out, for a phone. */
  layout?: 'start' | 'fill'
  /** Before the list, on its line. */
  lead?: ReactNode
  listClassName?: string
  panelClassName?: string
  className?: string
}

const trigger =
  'relative flex min-h-12 items-center gap-1.5 whitespace-nowrap rounded-control text-ink-2 [--ring-offset:-2px] ' +
  'data-selected:font-bold data-selected:text-ink ' +
  'data-selected:after:absolute data-selected:after:bottom-0 ' +
  'data-selected:after:h-[3px] data-selected:after:rounded-pill data-selected:after:bg-harbour'

/**
 * Only the panel in force is mounted: the others ask the server for nothing. Made here, because a first screen has tabs
 * and the machines of the library weigh fourteen kilobytes.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, layout = 'start', lead } = props
  const { listClassName, panelClassName, className } = props
  const id = useId()
  const chosen = tabs.find((tab) => tab.value === value)
  const chosenTab = useFocusKept<HTMLButtonElement>(value)
  const choose = (next: Value) => {
    if (next !== value) onChange(next)
  }
  const list = (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => goByKey(event, tabs, value, choose)}
      className={classNames(
        'flex shrink-0 border-b border-line',
        layout === 'start'
          ? '-mx-3 gap-1'
          : 'gap-x-3 overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
        listClassName,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab === chosen ? chosenTab : undefined}
          type="button"
          role="tab"
          id={`${id}${tab.value}`}
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? `${id}panel` : undefined}
          data-selected={tab === chosen ? '' : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => choose(tab.value)}
          className={classNames(
            trigger,
            layout === 'fill'
              ? 'flex-auto justify-center px-0.5 text-13 after:inset-x-0 min-[23.4375rem]:text-15'
              : 'px-3 text-16 after:inset-x-3',
          )}
        >
          {tab.text}
          {tab.count !== undefined && <span className="text-13 font-normal text-ink-3">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
  return (
    <div className={className}>
      {lead ? (
        <div className="flex flex-wrap items-stretch">
          {lead}
          {list}
        </div>
      ) : (
        list
      )}
      {chosen && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${chosen.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words only is reached by the keyboard, too
          tabIndex={0}
          className={panelClassName}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  )
}

/** The arrows, Home and End choose another tab and take the focus along. */
function goByKey<Value extends string>(
  event: KeyboardEvent<HTMLElement>,
  tabs: readonly Tab<Value>[],
  value: Value,
  choose: (next: Value) => void,
) {
  const index = nextTab(
    event.key,
    tabs.findIndex((tab) => tab.value === value),
    tabs.length,
  )
  const next = index === undefined ? undefined : tabs[index]
  if (!next) return
  event.preventDefault()
  event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus()
  choose(next.value)
}

/** What had the focus may have gone away with the former panel: then the chosen tab has it. */
function useFocusKept<Chosen extends HTMLElement>(value: string) {
  const chosen = useRef<Chosen>(null)
  const lastValue = useRef(value)
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    if (document.activeElement === document.body) chosen.current?.focus({ preventScroll: true })
  }, [value])
  return chosen
}
