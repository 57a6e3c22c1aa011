import { type Industry, industries } from '@tradefloor/contract'
import { industryNames } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { introductionTexts } from './texts.ts'

interface PavilionViewsProps {
  layout: 'row' | 'phone'
  /** Where an industry's exhibitors are listed. */
  addressOf: (industry: Industry) => string
}

const grids = { row: 'grid grid-cols-4 gap-4', phone: 'grid grid-cols-2 gap-2.5' } as const

/** The eight pavilions of the island, each the way to the exhibitors of its industry. */
export function PavilionViews({ layout, addressOf }: PavilionViewsProps) {
  const t = useText(introductionTexts)
  const { language } = useLanguage()
  return (
    <ul aria-label={t('industries')} className={grids[layout]}>
      {industries.map((industry) => (
        <li key={industry}>
          <Link
            to={addressOf(industry)}
            className="group block overflow-hidden rounded-card border border-line bg-white shadow-card"
          >
            <img
              src={`/pavilions/${industry}.avif`}
              width={720}
              height={480}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-3/2 w-full object-cover"
            />
            <span className="block px-3 py-2.5 font-bold group-hover:text-harbour">
              {industryNames[industry][language]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
