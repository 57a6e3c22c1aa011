import { classNames } from '@tradefloor/ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { WithId } from './selection.ts'
import type { Editing } from './use-editing.ts'

/** How the cards stand: by their width, one to a row, or two with their pictures above. */
export type EditGridColumns = keyof typeof grids

export const grids = {
  cards: 'grid-cols-[repeat(auto-fill,minmax(252px,1fr))]',
  rows: 'grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))]',
  pictures: 'grid-cols-[repeat(auto-fill,minmax(140px,1fr))]',
} as const

interface EditGridProps<Item extends WithId> {
  columns: EditGridColumns
  label: string
  items: readonly Item[]
  editing: Editing<Item>
  nameOf: (item: Item) => string
  /** More classes for one of the items. */
  classOf?: (item: Item) => string | false
  children: (item: Item) => ReactNode
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Cards in columns. In edit mode each has a box and is one large label of it: space toggles, arrows go on, with shift
 * they take along what they pass, and Ctrl+A takes all.
 */
export function EditGrid<Item extends WithId>(props: EditGridProps<Item>) {
  const { columns, label, items, editing, nameOf, classOf, children } = props
  const list = useRef<HTMLUListElement>(null)
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-tick]') ?? [])]

  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      editing.all()
      return
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = items.indexOf(item) + step
    const next = items[at]
    if (!next) return
    boxes()[at]?.focus()
    if (!event.shiftKey) return
    if (!editing.ticked.has(item.id)) editing.touch(item, false)
    if (!editing.ticked.has(next.id)) editing.touch(next, false)
  }

  return (
    <ul ref={list} aria-label={label} className={classNames('grid gap-3', grids[columns])}>
      {items.map((item) => {
        const isTicked = editing.ticked.has(item.id)
        return (
          <li
            key={item.id}
            data-editing={editing.isOn || undefined}
            className={classNames(
              'group relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-white',
              isTicked && editing.isOn
                ? 'border-harbour bg-[#f7faff]! shadow-[inset_0_0_0_1px_var(--color-harbour)]'
                : 'border-line',
              !editing.isOn && 'transition-colors duration-(--dur-control) hover:border-harbour',
              classOf?.(item),
            )}
          >
            {/* Nothing in a card can be used while it is being chosen. */}
            <div inert={editing.isOn} className="flex flex-1 flex-col">
              {children(item)}
            </div>
            {editing.isOn && (
              <label className="absolute inset-0 flex cursor-pointer items-start justify-end rounded-card p-3 select-none has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-harbour">
                <input
                  type="checkbox"
                  data-tick
                  checked={isTicked}
                  aria-label={nameOf(item)}
                  // The press tells of shift, the change does not.
                  onClick={(event) => editing.touch(item, event.shiftKey)}
                  onChange={() => {}}
                  onKeyDown={(event) => onKeyDown(event, item)}
                  className="size-5 rounded-tag bg-white accent-harbour shadow-pop outline-none"
                />
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}
