import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface MenuButtonProps {
  text: string
  /** Before the text. */
  icon?: ReactNode
  /** The classes of the button itself: it stands in a bar whose look it shares. */
  className: string
  panelClassName?: string
  /** Mounted only while open, so that what it lists is asked for only then. */
  children: (close: () => void) => ReactNode
}

/** A button that discloses a panel of links: the way of a site's navigation, where every item stays a plain link. */
export function MenuButton({ text, icon, className, panelClassName, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    // A press inside a scene's frame never reaches this document; the window losing focus is what is left to see.
    const onBlur = () => setOpen(false)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    // First of all, so that a window this menu stands in sees that Escape was meant for the menu.
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('blur', onBlur)
    }
  }, [open])

  // Who was in the panel is not lost with it.
  const close = () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {icon}
        <span className="min-w-0 truncate">{text}</span>
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={classNames(
            'shrink-0 transition-transform duration-(--dur-control)',
            open && 'rotate-180',
          )}
        />
      </button>
      {open && (
        <div
          id={panelId}
          className={classNames(
            // Above whatever follows it on the page: a panel behind the messages can be neither seen nor pressed.
            'surface absolute top-full left-0 z-(--z-panel) mt-4 animate-fade-in rounded-card p-2 shadow-pop',
            panelClassName,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
