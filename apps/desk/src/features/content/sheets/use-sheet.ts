import type { ProductSheet, SheetProduct, WriteSheetReply } from '@tradefloor/contract'
import { useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useCompareSheet, useWriteSheet } from './queries.ts'
import { type Flipped, productsIn, undoOf, withRefusals } from './sheet-choice.ts'
import { sheetTexts } from './texts.ts'

export interface Written extends Pick<WriteSheetReply['data'], 'written' | 'changes'> {
  products: SheetProduct[]
}

/** A file on its way: chosen, compared, written, taken back. */
export function useSheet() {
  const t = useText(sheetTexts)
  const notice = useNotice()
  const comparing = useCompareSheet()
  const writing = useWriteSheet()
  const [file, setFile] = useState<File>()
  const [sheet, setSheet] = useState<ProductSheet>()
  const [flipped, setFlipped] = useState<Flipped>(new Set<string>())
  const [written, setWritten] = useState<Written>()

  const choose = (next: File) => {
    setFile(next)
    setSheet(undefined)
    setWritten(undefined)
    setFlipped(new Set<string>())
    comparing.mutate(next, { onSuccess: setSheet })
  }
  const onError = (error: Error) => notice({ tone: 'warning', text: error.message })
  const write = () => {
    if (!sheet) return
    const products = productsIn(sheet, flipped)
    writing.mutate(products, {
      onError,
      onSuccess: ({ refused, ...done }) => {
        if (refused.length === 0) return setWritten({ ...done, products })
        setSheet(withRefusals(sheet, refused))
        notice({ tone: 'warning', text: t('refused', { count: refused.length }) })
      },
    })
  }
  const undo = () => {
    if (!written) return
    writing.mutate(undoOf(written.products, written.written), {
      onError,
      onSuccess: ({ refused }) => {
        if (refused.length > 0)
          return notice({ tone: 'warning', text: t('undoRefused', { count: refused.length }) })
        setWritten(undefined)
        notice({ tone: 'success', text: t('undone') })
      },
    })
  }
  return {
    file,
    sheet,
    flipped,
    setFlipped,
    written,
    comparing,
    isWriting: writing.isPending,
    choose,
    write,
    undo,
  }
}
