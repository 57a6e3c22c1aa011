import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAvoidedElements } from './avoid-with-notices.ts'

export interface Notice {
  tone: 'success' | 'info' | 'warning'
  text: string
  /** Stays until it is dismissed; else it leaves by itself. */
  sticky?: boolean
  /** The next step, at the end of the sentence: to the sign-in page, to take it back. Taking it closes the notice. */
  action?: { text: string } & ({ onAct: () => void } | { href: string })
  /** The reader has closed it, and does not want to see it again. */
  onDismiss?: () => void
}

interface Shown extends Notice {
  id: number
}

const NoticeContext = createContext<((notice: Notice) => () => void) | null>(null)

const icons = { success: CircleCheck, info: Info, warning: CircleAlert }
const colours = { success: 'text-leaf', info: 'text-harbour', warning: 'text-coral-ink' }

const placeId = 'notices'

/** Where notices stand. */
export const noticesElement = () => document.getElementById(placeId)

/** Where notices stand: a press there is not a press beside what is open. */
export const noticeRegion = () => document.querySelector<HTMLElement>('[data-notices]')

/** Long enough to read a sentence twice; twice that where there is something to press. */
const standMs = 6000

/** The last thing that was pressed or typed into, on this page. */
let lastUsed: EventTarget | null = null
for (const kind of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(kind, ({ target }) => (lastUsed = target), true)

export function NoticeProvider({ closeText, children }: { closeText: string; children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const nextId = useRef(1)

  const remove = useCallback(
    (id: number) => setShown((list) => list.filter((notice) => notice.id !== id)),
    [],
  )
  const show = useCallback(
    (notice: Notice) => {
      const id = nextId.current++
      // The same sentence twice is one notice that stands longer.
      setShown((list) => [...list.filter(({ text }) => text !== notice.text), { ...notice, id }])
      return () => remove(id)
    },
    [remove],
  )

  const region = useRef<HTMLDivElement>(null)
  const [shift, setShift] = useState(0)
  const bars = useAvoidedElements()
  // Where they would lie on a bar or on what was just pressed, they stand below it, or above where there is no room
  // below. Where that rule does not come they are shown all the same.
  useEffect(() => {
    const own = region.current
    if (!own || shown.length === 0) return setShift(0)
    let isCurrent = true
    import('./place-clear-of.ts').then(
      ({ shiftClearOf }) => isCurrent && setShift(shiftClearOf(own, lastUsed, bars)),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [shown, bars])

  return (
    <NoticeContext value={show}>
      {children}
      {/* In the body itself: an open drawer hides the rest of the page from screen readers, but not a live region there. */}
      {createPortal(
        <div
          id={placeId}
          ref={region}
          role="status"
          data-notices
          style={shift === 0 ? undefined : { translate: `0 ${shift}px` }}
          className="pointer-events-none fixed inset-x-4 top-[calc(84px+var(--safe-top))] z-(--z-toast) flex flex-col items-center gap-2"
        >
          {shown.map((notice) => (
            <NoticePill key={notice.id} notice={notice} closeText={closeText} remove={remove} />
          ))}
        </div>,
        document.body,
      )}
    </NoticeContext>
  )
}

const act = 'min-h-11 shrink-0 rounded-pill px-2 font-bold text-harbour hover:text-harbour-hover'

interface NoticePillProps {
  notice: Shown
  closeText: string
  remove: (id: number) => void
}

function NoticePill({ notice, closeText, remove }: NoticePillProps) {
  const { id, tone, text, sticky, action, onDismiss } = notice
  const Icon = icons[tone]
  const hasAction = action !== undefined
  // Whoever is about to press something in it is given the time to.
  const [isHeld, setIsHeld] = useState({ pointer: false, focus: false })
  const stays = sticky || isHeld.pointer || isHeld.focus
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => remove(id), hasAction ? 2 * standMs : standMs)
    return () => clearTimeout(timer)
  }, [stays, hasAction, id, remove])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens by it; it only waits while somebody is there
    <div
      onPointerEnter={() => setIsHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setIsHeld((held) => ({ ...held, pointer: false }))}
      onFocus={() => setIsHeld((held) => ({ ...held, focus: true }))}
      onBlur={() => setIsHeld((held) => ({ ...held, focus: false }))}
      className="surface pointer-events-auto flex min-h-10 max-w-xl animate-fade-in items-center gap-2 rounded-sheet py-1 pr-1 pl-3 shadow-pop"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className={`shrink-0 ${colours[tone]}`} />
      <p className="py-1">{text}</p>
      {action &&
        ('href' in action ? (
          // A link that is pressed opens where a window that a program opens is held back.
          <a
            href={action.href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => remove(id)}
            className={`inline-flex items-center ${act}`}
          >
            {action.text}
          </a>
        ) : (
          <button
            type="button"
            onClick={() => {
              remove(id)
              action.onAct()
            }}
            className={act}
          >
            {action.text}
          </button>
        ))}
      <button
        type="button"
        aria-label={closeText}
        onClick={() => {
          remove(id)
          onDismiss?.()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-ink-3 hover:text-ink"
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

/** Shows a notice and gives back what takes it away again. */
export function useNotice() {
  const show = use(NoticeContext)
  if (!show) throw new Error('useNotice needs a NoticeProvider above it')
  return show
}
