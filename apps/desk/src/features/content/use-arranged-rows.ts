import type { ContentSummary } from '@tradefloor/contract'
import { inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { useEffect, useMemo, useRef } from 'react'
import type { Arranging } from './record-grip.tsx'
import { hasPlace, type OrderedTable } from './record-order.ts'
import { contentTexts } from './texts.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'
import { useRecordOrder } from './use-record-order.ts'

interface ArrangedRow {
  record: ContentSummary
  at: number | undefined
  from: number | undefined
  hold: 'pointer' | 'keys' | undefined
}

/** The rows of the list, one of which may be on its way to another position. */
export function useArrangedRows(
  table: OrderedTable,
  records: readonly ContentSummary[],
  canArrange: boolean,
) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { move } = useRecordOrder(table)
  const placed = records.filter(hasPlace)
  const drag = useDragOrder({
    keys: placed.map(({ id }) => String(id)),
    name: 'record',
    onOrder: (order, key) => move(Number(key), order.indexOf(key)),
  })
  useEdgeScroll(drag.dragged !== undefined && !drag.byKeys)
  const latest = useRef({ drag, move })
  useEffect(() => {
    latest.current = { drag, move }
  })
  const count = placed.length
  const arranging = useMemo<Arranging | null>(
    () =>
      canArrange
        ? {
            count,
            onPointerDown: (id, event) => latest.current.drag.handlers(String(id)).onPointerDown(event),
            onKey: (id, key) => {
              const { drag: now } = latest.current
              if (key === 'ArrowUp') now.step(-1)
              else if (key === 'ArrowDown') now.step(1)
              else if (now.byKeys) now.drop()
              else now.lift(String(id))
            },
            onMove: (id, to) => latest.current.move(id, to),
          }
        : null,
    [canArrange, count],
  )
  const known = new Map(placed.map((record, index) => [String(record.id), { record, from: index }]))
  const hold = drag.byKeys ? 'keys' : 'pointer'
  const rows = drag.order.flatMap((key, at): ArrangedRow[] => {
    const row = known.get(key)
    if (!row) return []
    const isHeld = key === drag.dragged
    return [{ record: row.record, at, from: isHeld ? row.from : undefined, hold: isHeld ? hold : undefined }]
  })
  const others = records
    .filter((record) => !hasPlace(record))
    .map((record): ArrangedRow => ({ record, at: undefined, from: undefined, hold: undefined }))
  const held = drag.byKeys ? rows.find((row) => row.hold) : undefined
  const told = held
    ? t('heldAt', {
        name: inLanguage({ zh: held.record.name.cn, en: held.record.name.en }, language).text,
        at: (held.at ?? 0) + 1,
        count,
      })
    : ''
  return { arranging, rows: [...rows, ...others], told }
}
