import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface MenuButtonProps {
  text: string
  /** The classes of the button itself: it stands in a bar whose look it shares. */
  className: string
  panelClassName?: string
  /** Mounted only while open, so that what it lists is asked for only then. */
  children: (close: () => void) => ReactNode
}

/** A button that discloses a panel of links: the way of a site's navigation, where every item stays a plain link. */
export function MenuButton({ text, className, panelClassName, children }: MenuButtonProps) {
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
      setOpen(false)
      button.current?.focus()
    }
    // A press inside a scene's frame never reaches this document; the window losing focus is what is left to see.
    const onBlur = () => setOpen(false)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKeyDown)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('blur', onBlur)
    }
  }, [open])

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
        {text}
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={classNames('transition-transform duration-(--dur-control)', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div
          id={panelId}
          className={classNames(
            'surface absolute top-full left-0 mt-4 animate-fade-in rounded-card p-2 shadow-pop',
            panelClassName,
          )}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
