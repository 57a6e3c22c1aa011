import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone = 'live' | 'replay' | 'soon' | 'online' | 'waiting' | 'late' | 'place' | 'over-picture'

const tones: Record<TagTone, string> = {
  live: 'bg-coral-fill font-bold text-white',
  replay: 'bg-harbour-light text-harbour',
  soon: 'bg-sand-2 text-ink-2',
  online: 'bg-leaf-light text-leaf',
  waiting: 'bg-amber-light text-amber-ink',
  late: 'bg-coral-light text-coral-ink',
  place: 'bg-tide-light text-tide-ink',
  'over-picture': 'bg-glass text-white',
}

const dots: Partial<Record<TagTone, string>> = { live: 'bg-white', online: 'bg-leaf-dot' }

interface TagProps {
  tone: TagTone
  children: ReactNode
  className?: string
}

export function Tag({ tone, children, className }: TagProps) {
  const dot = dots[tone]
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 items-center gap-1 whitespace-nowrap rounded-tag px-1.5 text-12',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden className={classNames('size-1.5 rounded-pill', dot)} />}
      {children}
    </span>
  )
}
