import type { ContentSummary } from '@tradefloor/contract'
import { classNames, useNotice, useText } from '@tradefloor/ui'
import { ArrowDown, ArrowUp, ArrowUpToLine, Copy, Eye, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { useAddProduct, useDiscard, useSetWithdrawn } from './queries.ts'
import { useArranging } from './record-grip.tsx'
import { contentTexts } from './texts.ts'

interface RecordMenuProps {
  record: ContentSummary
  /** Its name, or what it is called without one. */
  name: string
  /** In the list, its position among those that visitors find; where rows are not moved, none. */
  at?: number | undefined
  /** It stands at the end of its line, also on a phone. */
  atEnd?: boolean
}

/** What can be done with a product or a document besides editing it. */
export function RecordMenu({ record, name, at, atEnd = false }: RecordMenuProps) {
  const t = useText(contentTexts)
  const navigate = useNavigate()
  const notice = useNotice()
  const adding = useAddProduct()
  const discarding = useDiscard()
  const setting = useSetWithdrawn()
  const arranging = useArranging()
  const { id, state } = record
  const table = record.table === 'booth-documents' ? record.table : 'products'
  const list = table === 'products' ? places.products : places.documents
  const onError = (error: Error) => notice({ tone: 'warning', text: error.message })
  const told = (text: string) => notice({ tone: 'success', text })
  const copy = () =>
    adding.mutate(id, {
      onSuccess: (made) => {
        told(t('copied'))
        navigate(`${places.products}/${made.id}`)
      },
      onError,
    })
  const setOut = (out: boolean) =>
    setting.mutate(
      { table, id, out },
      { onSuccess: () => told(t(out ? 'withdrawn' : 'broughtBack')), onError },
    )
  const remove = () =>
    discarding.mutate(
      { table, id },
      {
        onSuccess: () => {
          told(t('removed'))
          navigate(list, { replace: true })
        },
        onError,
      },
    )
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }
  return (
    <Menu label={t('more', { name })} atEnd={atEnd}>
      {arranging && at !== undefined && (
        <>
          {at > 0 && (
            <>
              <MenuItem
                icon={<ArrowUpToLine {...icon} />}
                text={t('moveFirst')}
                onPress={() => arranging.onMove(id, 0)}
              />
              <MenuItem
                icon={<ArrowUp {...icon} />}
                text={t('moveUp')}
                onPress={() => arranging.onMove(id, at - 1)}
              />
            </>
          )}
          {at < arranging.count - 1 && (
            <MenuItem
              icon={<ArrowDown {...icon} />}
              text={t('moveDown')}
              onPress={() => arranging.onMove(id, at + 1)}
            />
          )}
        </>
      )}
      {table === 'products' && <MenuItem icon={<Copy {...icon} />} text={t('copy')} onPress={copy} />}
      {state === 'published' && (
        <MenuItem icon={<EyeOff {...icon} />} text={t('withdraw')} onPress={() => setOut(true)} />
      )}
      {state === 'withdrawn' && (
        <MenuItem icon={<Eye {...icon} />} text={t('bringBack')} onPress={() => setOut(false)} />
      )}
      {state === 'draft' && <MenuItem icon={<Trash2 {...icon} />} text={t('remove')} onPress={remove} />}
    </Menu>
  )
}

/** A button with three dots and what it discloses. */
function Menu({ label, atEnd, children }: { label: string; atEnd: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onElsewhere = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11"
      >
        <MoreHorizontal size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: closes after the button in it was pressed
        // biome-ignore lint/a11y/noStaticElementInteractions: closes after the button in it was pressed
        <div
          onClick={() => setIsOpen(false)}
          className={classNames(
            'surface absolute top-full right-0 z-(--z-panel) mt-1 grid w-44 rounded-card p-1.5 shadow-pop',
            !atEnd && 'max-lg:right-auto max-lg:left-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}

const MenuItem = ({ icon, text, onPress }: { icon: ReactNode; text: string; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-left text-14 hover:bg-sand-2 pointer-coarse:min-h-11"
  >
    {icon}
    {text}
  </button>
)
