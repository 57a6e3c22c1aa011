import type { ReactNode } from 'react'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'

/** A page that does not have what its address names: what is said about it stands in the middle, over the sea. */
export function LostPage({ isUnknown, children }: { isUnknown: boolean; children: ReactNode }) {
  return (
    <div className="sea relative grid min-h-150 flex-1 place-items-center px-6 pt-[calc(var(--h-header)+16px)] pb-6 compact:min-h-0">
      <section className="surface z-(--z-shell) w-110 max-w-full rounded-sheet p-8 shadow-sheet">
        {children}
      </section>
      {isUnknown && <LostAtSea />}
    </div>
  )
}
