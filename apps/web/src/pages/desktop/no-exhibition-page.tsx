import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import type { AddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'

interface NoExhibitionPageProps {
  page: Exclude<AddressedExhibition, { state: 'there' }>
}

/** A page of an exhibition that is not known, or not yet. */
export function NoExhibitionPage({ page }: NoExhibitionPageProps) {
  return (
    <div className="relative min-h-150 flex-1">
      <section className="surface absolute top-20 right-4 z-(--z-panel) w-110 rounded-sheet p-6 shadow-sheet">
        <NoExhibition page={page} listAddress="/exhibition?list=held" />
      </section>
      <div className="sea fixed inset-0 z-(--z-scene)">{page.state === 'unknown' && <LostAtSea />}</div>
    </div>
  )
}
