import type { FrameProps } from '../../features/centre/screen-frame.tsx'
import { centreHome } from './centre-places.ts'
import { PhonePage } from './phone-header.tsx'

/** A screen of the user centre as a page. */
export function CentreFrame({ title, onClose, ...inside }: FrameProps) {
  return (
    <PhonePage title={title} otherwise={centreHome} onBack={onClose}>
      <CentreContent {...inside} />
    </PhonePage>
  )
}

/** A screen as one of several tabs; its name is that of the tab. */
export function CentreTab({ title, onClose: _, ...inside }: FrameProps) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <CentreContent {...inside} />
    </>
  )
}

type CentreContentProps = Omit<FrameProps, 'title' | 'onClose'>

/** What is in it, without a bar of its own. What is done with what was chosen stands where the thumb is. */
function CentreContent({ note, tools, bar, footer, children }: CentreContentProps) {
  return (
    <>
      {(note || tools) && (
        // As high with tools as without, so that the list stands still when it is edited.
        <div className="-mt-2.5 mb-2 flex min-h-11 flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 text-13 text-ink-2">{note}</p>
          {tools}
        </div>
      )}
      {children}
      {footer}
      {bar && (
        <>
          {/* So that the last of the list can be seen above it. */}
          <div className="h-28" />
          <div className="surface fixed inset-x-0 bottom-0 z-(--z-panel) border-t border-line p-2 pb-[calc(8px+var(--safe-bottom))] shadow-sheet">
            {bar}
          </div>
        </>
      )}
    </>
  )
}
