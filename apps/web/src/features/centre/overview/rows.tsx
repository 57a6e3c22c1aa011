import { classNames } from '@tradefloor/ui'
import { ChevronRight, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Ways on, one below the other. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-white"
  >
    {children}
  </ul>
)

interface RowProps {
  Icon: LucideIcon
  text: string
  /** At the end of the line: a count, a state. */
  note?: ReactNode
  /** What matters most stands out. */
  strong?: boolean
}

const line =
  'flex min-h-13 w-full items-center gap-3 py-1.5 pr-3 pl-3.5 text-left text-15 active:bg-sand-2 [--ring-offset:-3px]'

const Face = ({ Icon, text, note, strong = false }: RowProps) => (
  <>
    <span
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-control',
        strong ? 'bg-harbour-light text-harbour' : 'bg-sand-2 text-ink-2',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </span>
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="min-w-24 flex-1">{text}</span>
      {note && <span className="text-13 text-ink-3">{note}</span>}
    </span>
  </>
)

export const LinkRow = ({ to, ...face }: RowProps & { to: string }) => (
  <li>
    <Link to={to} className={line}>
      <Face {...face} />
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  </li>
)

interface ButtonRowProps extends RowProps {
  busy: boolean
  onPress: () => void
}

export const ButtonRow = ({ busy, onPress, ...face }: ButtonRowProps) => (
  <li>
    <button type="button" aria-busy={busy || undefined} onClick={() => !busy && onPress()} className={line}>
      <Face {...face} />
      {busy && <LoaderCircle size={18} aria-hidden className="shrink-0 animate-turn text-ink-3" />}
    </button>
  </li>
)
