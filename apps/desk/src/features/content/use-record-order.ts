import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ContentSummary, moveDeskDocument, moveDeskProduct } from '@tradefloor/contract'
import { type Notice, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'
import { contentListKey } from './queries.ts'
import {
  inOrder,
  isOtherwise,
  type Move,
  moveTo,
  type OrderedTable,
  orderOf,
  withMove,
} from './record-order.ts'
import { contentTexts } from './texts.ts'

interface Moved extends Move {
  /** Where it stood, to be taken back. */
  back?: Move
}

/** Moves a product or a document of its list: seen at once, saved at once, and taken back by a press or Ctrl+Z. */
export function useRecordOrder(table: OrderedTable) {
  const t = useText(contentTexts)
  const notice = useNotice()
  const { client } = useDesk()
  const queries = useQueryClient()
  const undos = useRef<Move[]>([])
  const dismiss = useRef<() => void>(undefined)
  /** Of several moves the last one is told. */
  const tell = (told: Notice) => {
    dismiss.current?.()
    dismiss.current = notice(told)
  }
  const read = () => queries.getQueryData<ContentSummary[]>(contentListKey) ?? []
  const moving = useMutation({
    // One after the other, as they were made.
    scope: { id: `order of ${table}` },
    mutationFn: async ({ id, before }: Moved) =>
      (
        await client.call(table === 'products' ? moveDeskProduct : moveDeskDocument, {
          params: { id },
          body: before === undefined ? {} : { before },
        })
      ).data.order,
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: contentListKey })
      const meant = withMove(orderOf(read(), table), move)
      queries.setQueryData<ContentSummary[]>(
        contentListKey,
        (records) => records && inOrder(records, table, meant),
      )
      return { meant }
    },
    onSuccess: (order, { id, back }, { meant }) => {
      queries.setQueryData<ContentSummary[]>(
        contentListKey,
        (records) => records && inOrder(records, table, order),
      )
      if (back) undos.current.push(back)
      const action = back ? { action: { text: t('undoMove'), onAct: () => undo(back) } } : {}
      if (isOtherwise(meant, order)) tell({ tone: 'info', text: t('movedByOthers'), ...action })
      else if (back) tell({ tone: 'success', text: t('movedTo', { at: order.indexOf(id) + 1 }), ...action })
      else tell({ tone: 'info', text: t('movedBack') })
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: contentListKey })
      tell({ tone: 'warning', text: t('notMoved', { reason: error.message }) })
    },
  })
  const undo = (back = undos.current.at(-1)) => {
    if (!back) return
    undos.current = undos.current.filter((each) => each !== back)
    moving.mutate(back)
  }
  const undoLatest = useRef(undo)
  useEffect(() => {
    undoLatest.current = undo
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (!isUndo || isTyping || undos.current.length === 0) return
      event.preventDefault()
      undoLatest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    isSaving: moving.isPending,
    /** To a position among those that have one, from 0. */
    move: (id: number, to: number) => {
      const order = orderOf(read(), table)
      const rest = order.filter((each) => each !== id)
      rest.splice(to, 0, id)
      if (!order.includes(id) || rest.join() === order.join()) return
      moving.mutate({ ...moveTo(rest, id), back: moveTo(order, id) })
    },
  }
}
