import type { ReactNode } from 'react'
import { Avatar } from '../avatar.tsx'
import { classNames } from '../class-names.ts'

interface MessageBubbleProps {
  own: boolean
  /** Who wrote it; stands before what they wrote for whoever hears it. */
  name: string
  /** Whether the writer is shown: only where another spoke before. */
  isFirst: boolean
  /** A picture of its own, without a frame of words. */
  bare?: boolean
  failed?: boolean
  /** Below it: when, and what became of it. */
  note?: ReactNode
  children: ReactNode
}

/** One message, the own ones to the right. */
export function MessageBubble({ own, name, isFirst, bare, failed, note, children }: MessageBubbleProps) {
  return (
    <li
      className={classNames(
        'flex gap-2.5',
        own ? 'justify-end' : 'justify-start',
        isFirst ? 'mt-4' : 'mt-1.5',
      )}
    >
      {!own && <span className="w-8 shrink-0">{isFirst && <Avatar name={name} size={32} />}</span>}
      <div
        className={classNames(
          'flex max-w-[min(82%,480px)] min-w-0 flex-col',
          own ? 'items-end' : 'items-start',
        )}
      >
        <span className="sr-only">{name}</span>
        <div
          className={classNames(
            'max-w-full overflow-hidden text-14',
            bare ? 'rounded-card' : 'rounded-card px-3.5 py-2.5',
            !bare && look(own, failed),
            isFirst && !bare && (own ? 'rounded-tr-tag' : 'rounded-tl-tag'),
          )}
        >
          {children}
        </div>
        {note && (
          <div
            className={classNames(
              'mt-1 flex flex-wrap items-center gap-x-2 text-12 text-ink-3',
              own && 'justify-end',
            )}
          >
            {note}
          </div>
        )}
      </div>
    </li>
  )
}

function look(own: boolean, failed = false): string {
  if (failed) return 'border border-coral-fill bg-white text-ink'
  return own ? 'bg-harbour text-white' : 'border border-line bg-white text-ink'
}
