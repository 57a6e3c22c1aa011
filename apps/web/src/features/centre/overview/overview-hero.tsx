import { useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { LanguageSegment } from '../../../shared/page/language-segment.tsx'
import { centreTexts } from '../texts.ts'

/** The blue ground on which a visitor's own page begins: its name, the language, and who it is about. */
export function OverviewHero({ children }: { children?: ReactNode }) {
  const t = useText(centreTexts)
  return (
    <header className="relative overflow-hidden bg-[linear-gradient(120deg,#0b2a6b,#1557d6_66%,#0a7482)] px-4 pt-(--safe-top) pb-14 text-white [--ring:white]">
      <svg
        width="420"
        height="150"
        viewBox="0 0 420 150"
        fill="none"
        stroke="#fff"
        strokeOpacity=".18"
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
        className="absolute right-0 bottom-0"
      >
        <path d="M60 96c56-48 112-48 168 0s112 48 192 8M60 120c56-48 112-48 168 0s112 48 192 8M60 144c56-48 112-48 168 0s112 48 192 8" />
      </svg>
      <div className="relative flex min-h-14 items-center justify-between gap-3">
        <h1 className="text-20 font-bold">{t('title')}</h1>
        <LanguageSegment look="glass-touch" />
      </div>
      {children}
    </header>
  )
}
