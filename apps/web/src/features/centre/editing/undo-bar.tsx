import { Button, IconButton, useText } from '@tradefloor/ui'
import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageTexts } from '../../../shared/page/texts.ts'
import { centreTexts } from '../texts.ts'
import { editingTexts } from './texts.ts'

interface UndoBarProps {
  count: number
  busy: boolean
  onUndo: () => void
  onClose: () => void
}

/**
 * What was deleted can be brought back from here, where the focus is, for as long as the list stays open: a notice lies
 * outside the window that keeps the focus, and leaves by itself.
 */
export function UndoBar({ count, busy, onUndo, onClose }: UndoBarProps) {
  const t = useText(editingTexts)
  const centre = useText(centreTexts)
  const common = useText(pageTexts)
  const root = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: whoever does not see goes on here.
  useEffect(() => root.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={root}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-harbour-light py-1 pr-2 pl-4"
    >
      <p className="flex-1 text-ink-2">{t('removed', { count })}</p>
      <Button
        size={40}
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
        busy={busy}
        onClick={onUndo}
      >
        {centre('undo')}
      </Button>
      <IconButton
        size={44}
        label={common('close')}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onClose}
        className="text-ink-2"
      />
    </div>
  )
}
