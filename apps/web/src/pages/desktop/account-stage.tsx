import type { ReactNode } from 'react'
import { ScenePoster } from '../../domains/scene-frame/scene-poster.tsx'

interface AccountStageProps {
  title: string
  /** What the page is good for, over the picture. */
  lead: string
  leadMore: string
  /** Beside the title, such as the way of exhibitors. */
  aside?: ReactNode
  children: ReactNode
}

/** A card over the island: where one signs in, registers and finds a password again. */
export function AccountStage({ title, lead, leadMore, aside, children }: AccountStageProps) {
  return (
    <div className="sea relative flex flex-1 justify-end px-6 pt-[calc(var(--h-header)+32px)] pb-[calc(var(--h-footer)+32px)] roomy:px-28 compact:justify-center compact:pt-[calc(var(--h-header)+16px)] compact:pb-4">
      <ScenePoster src="/scene/posters/island.avif" />
      <div className="glass-dense pointer-events-none absolute top-28 left-12 hidden max-w-112 rounded-sheet p-7 text-white min-[1180px]:block">
        {/* The lines are set: a browser would break a Chinese word in two. */}
        <p className="text-32 font-bold whitespace-pre-line in-[:lang(en)]:text-balance">{lead}</p>
        <p className="mt-3 text-16 leading-[1.625rem]">{leadMore}</p>
      </div>
      <section className="surface relative w-full max-w-112 self-center rounded-sheet p-9 shadow-sheet compact:p-6">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h1 className="text-24 font-bold">{title}</h1>
          {aside}
        </div>
        {children}
      </section>
    </div>
  )
}
