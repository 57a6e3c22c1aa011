import { Button, buttonClasses, useText } from '@tradefloor/ui'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { places } from '../../../shared/addresses.ts'
import { sheetTexts } from './texts.ts'
import type { Written } from './use-sheet.ts'

interface SheetDoneProps {
  written: Written
  isBusy: boolean
  onUndo: () => void
}

/** How much was saved, where it is, and the way back. */
export function SheetDone({ written: { products, changes, written }, isBusy, onUndo }: SheetDoneProps) {
  const t = useText(sheetTexts)
  const title = useRef<HTMLHeadingElement>(null)
  const made = products.filter(({ id }) => id === undefined).length
  // What was pressed is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="surface flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-5">
      <CircleCheck size={28} strokeWidth={1.75} aria-hidden className="shrink-0 text-leaf" />
      <div className="min-w-60 flex-1">
        <h2 ref={title} tabIndex={-1} className="text-16 font-bold outline-none">
          {t('doneTitle', { products: written.length, changes })}
        </h2>
        <p className="text-13 text-ink-2">
          {made > 0 && t('doneNew', { count: made })}
          {t('doneHint')}
        </p>
      </div>
      <Button icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} busy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Link to={`${places.products}?show=changed`} className={buttonClasses('primary')}>
        {t('viewDrafts')}
      </Link>
    </section>
  )
}
