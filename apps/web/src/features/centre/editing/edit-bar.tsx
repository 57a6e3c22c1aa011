import { Button, useText } from '@tradefloor/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { centreTexts } from '../texts.ts'
import type { WithId } from './selection.ts'
import { editingTexts } from './texts.ts'
import type { Editing } from './use-editing.ts'

interface EditBarProps<Item extends WithId> {
  editing: Editing<Item>
  busy: boolean
  onDelete: () => void
}

/** Takes the place of a list's tools while it is edited. */
export function EditBar<Item extends WithId>({ editing, busy, onDelete }: EditBarProps<Item>) {
  const t = useText(editingTexts)
  const centre = useText(centreTexts)
  const box = useRef<HTMLInputElement>(null)
  const count = editing.ticked.size
  const isSome = editing.extent === 'some'
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  // The button that was pressed is gone: whoever does not see goes on here.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-harbour-light py-1 pr-2 pl-4 max-sm:pr-4">
      <label className="flex min-h-10 cursor-pointer pointer-coarse:min-h-11 items-center gap-2">
        <input
          ref={box}
          type="checkbox"
          checked={editing.extent === 'all'}
          onChange={({ target }) => (target.checked || isSome ? editing.all() : editing.none())}
          className="size-4.5 accent-harbour"
        />
        {t('selectAll')}
      </label>
      <Button look="quiet" className="px-0!" onClick={editing.none}>
        {t('unselectAll')}
      </Button>
      <p aria-live="polite" className="text-ink-2">
        {t('selected', { count })}
      </p>
      <div className="ml-auto flex gap-3 max-sm:w-full max-sm:pb-1 max-sm:*:flex-1">
        <Button size={40} onClick={editing.end} disabled={busy}>
          {centre('cancel')}
        </Button>
        <Button
          look="danger"
          size={40}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          disabled={count === 0}
          busy={busy}
          onClick={onDelete}
        >
          {t('delete', { count })}
        </Button>
      </div>
    </div>
  )
}
