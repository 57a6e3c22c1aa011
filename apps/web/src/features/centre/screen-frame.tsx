import { IconButton, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'

export interface FrameProps {
  title: string
  /** Beside the title: a count, a hint. */
  note?: ReactNode
  tools?: ReactNode
  /** Under the title, staying while the content scrolls. */
  bar?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What every screen of the centre has around its content. */
export function ScreenFrame({ title, note, tools, bar, footer, onClose, children }: FrameProps) {
  const t = useText(pageTexts)
  const titleId = useId()
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <header className="flex min-h-18 shrink-0 flex-wrap items-center gap-x-3 py-3 pr-4 pl-7">
        <h2 id={titleId} className="text-20 font-bold">
          {title}
        </h2>
        <p className="min-w-0 flex-1 text-14 text-ink-3">{note}</p>
        {tools}
        <IconButton
          label={t('close')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="text-ink-2 hover:bg-sand-2"
        />
      </header>
      {bar && <div className="shrink-0 px-7 pb-3.5">{bar}</div>}
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-7 pt-1 pb-6 [--ring-offset:-3px]"
      >
        {children}
      </section>
      {footer && <footer className="shrink-0 border-t border-line px-7 py-3">{footer}</footer>}
    </div>
  )
}
