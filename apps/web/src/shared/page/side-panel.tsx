import { classNames, IconButton, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useCovering } from './free-room.ts'
import { pageTexts } from './texts.ts'
import { useEscape } from './use-escape.ts'
import { usePanelFocus } from './use-panel-focus.ts'

interface SidePanelProps {
  title: ReactNode
  /** Beside the title: a count, a way back. */
  note?: ReactNode
  /** At the end of the title's line. */
  tools?: ReactNode
  /** The tools are too wide for the title's line in a smaller window, and stand under it. */
  toolsBelow?: boolean
  /** Under the title's line: what the content is chosen by. It stays while the content scrolls. */
  bar?: ReactNode
  onClose: () => void
  width: keyof typeof widths
  /** Where it stands. */
  className?: string
  footer?: ReactNode
  /** What it is about. Another one begins at its top, with the focus. */
  subject?: number | undefined
  /** As high as there is room, with content that scrolls by itself. */
  fill?: boolean
  children: ReactNode
}

const below = 'max-[1399px]:order-last max-[1399px]:basis-full max-[1399px]:flex-wrap max-[1399px]:pb-2'

const widths = { 420: 'w-105', 440: 'w-110', 664: 'w-166', 932: 'w-166 min-[1400px]:w-233', 1120: 'w-280' }

/**
 * A sheet beside the scene. What is around it stays usable; Escape closes it wherever the focus is, and gives the focus
 * back if it was in it.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, note, tools, toolsBelow, bar, onClose, width, className, footer, subject, fill, children } =
    props
  const t = useText(pageTexts)
  const panel = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  const titleId = useId()
  useCovering(panel, 'right')
  usePanelFocus({ panel, content, subject })
  useEscape(onClose)
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-side-panel
      className={classNames(
        'surface absolute top-20 z-(--z-panel) flex max-h-[calc(100%-96px)] max-w-[calc(100vw-32px)] animate-fade-in flex-col rounded-sheet shadow-sheet outline-none',
        widths[width],
        fill && 'h-full overflow-hidden',
        className,
        'drawer:fixed drawer:inset-x-0! drawer:top-auto! drawer:bottom-0! drawer:w-auto! drawer:max-w-none! drawer:translate-none! drawer:rounded-b-none!',
        'drawer:max-h-[calc(100dvh-152px)] compact:max-h-[calc(100dvh-var(--h-header)-8px)]',
      )}
    >
      <header
        className={classNames(
          'flex min-h-16 shrink-0 items-center gap-3 pt-2 pr-3 compact:min-h-13 compact:flex-wrap compact:gap-y-0 compact:pt-1',
          toolsBelow && 'max-[1399px]:flex-wrap',
          fill ? 'pb-2 pl-4' : 'pl-6',
        )}
      >
        <h2 id={titleId} className="text-18 font-bold">
          {title}
        </h2>
        <div className="min-w-0 flex-1 text-13 text-ink-3">{note}</div>
        {tools && <div className={classNames('flex items-center gap-3', toolsBelow && below)}>{tools}</div>}
        <IconButton
          label={t('close')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="text-ink-2 hover:bg-sand-2"
        />
      </header>
      {bar && <div className="shrink-0 px-6 pb-3">{bar}</div>}
      {fill ? (
        children
      ) : (
        <section
          ref={content}
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 [--ring-offset:-3px]"
        >
          {children}
        </section>
      )}
      {footer && <footer className="shrink-0 border-t border-line px-6 py-3">{footer}</footer>}
    </section>
  )
}
