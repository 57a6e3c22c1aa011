import type { SimilarQuery } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { useId } from 'react'
import { RecommendedRow } from '../../../domains/recommended/recommended-row.tsx'
import { similarTexts } from './texts.ts'
import { useSimilar } from './use-similar.ts'

interface SimilarProps {
  kind: SimilarQuery['kind']
  /** Of the company or the product. */
  id: number
  exhibitionId: number
  layout: 'panel' | 'phone'
}

/** A few others like this one. Nothing where there are none, or where they do not come: nobody misses them. */
export default function Similar({ kind, id, exhibitionId, layout }: SimilarProps) {
  const t = useText(similarTexts)
  const titleId = useId()
  const list = useSimilar({ kind, id, exhibition_id: exhibitionId }).data ?? []
  if (list.length === 0) return null
  const Title = layout === 'phone' ? 'h2' : 'h4'
  return (
    <section aria-labelledby={titleId} className="mt-5 print:hidden">
      <Title id={titleId} className="mb-2 text-13 text-ink-3">
        {t(kind)}
      </Title>
      <ul className={layout === 'panel' ? 'grid grid-cols-2 gap-3' : 'grid gap-2'}>
        {list.map((each) => (
          <li key={each.id} className="min-w-0">
            <RecommendedRow recommended={each} device={layout === 'phone' ? 'phone' : 'desktop'} on="white" />
          </li>
        ))}
      </ul>
    </section>
  )
}
