import type { Exhibition } from '@tradefloor/contract'
import { classNames, Picture } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { NextLine } from './next-line.tsx'

interface CurtainProps {
  exhibition: Exhibition
  next: AgendaSession | undefined
  /** A small stage has no room for what comes next. */
  isFull?: boolean
  className: string
  children: ReactNode
}

/** The stage while nothing plays on it. Cut with `clip`: with `hidden` it would not grow with a large text. */
export function Curtain({ exhibition, next, isFull = false, className, children }: CurtainProps) {
  return (
    <div
      className={`relative isolate flex flex-col overflow-clip bg-harbour-deep text-white [--ring:white] ${className}`}
    >
      {/* A quarter of it is seen: a third of its points are enough. */}
      <Picture
        src={exhibition.main_img.url}
        name=""
        sizes="(min-width: 1000px) 465px, 33vw"
        eager
        className="absolute! inset-0 -z-1 opacity-25"
      />
      <div className="grid flex-1 place-content-center justify-items-center gap-3 p-5 text-center max-[640px]:gap-2 max-[640px]:p-3">
        {children}
      </div>
      {next && (
        <div
          className={classNames(
            'border-t border-glass-line bg-glass px-5 py-3',
            isFull && 'max-[640px]:hidden',
          )}
        >
          <NextLine session={next} />
        </div>
      )}
    </div>
  )
}
