import type { Facets } from '@tradefloor/contract'
import { classNames, SkeletonBlock, useText } from '@tradefloor/ui'
import { QueryResult } from '../page/query-result.tsx'
import { type Areas, useAreas } from '../places/areas.ts'
import { AreaColumn } from './area-column.tsx'
import type { ListChoice } from './list-choice.ts'
import { listingTexts } from './texts.ts'

interface AreaCascadeProps {
  facet: Facets['area'] | undefined
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
  /** There is nothing left to choose. */
  onDone: () => void
  className?: string
}

const skeleton = (
  <div className="w-40 p-3">
    {[0, 1, 2, 3].map((row) => (
      <SkeletonBlock key={row} className="mb-3 h-5" />
    ))}
  </div>
)

/** Province, city, district, side by side. */
export function AreaCascade({ className, ...props }: AreaCascadeProps) {
  return (
    <div className={classNames('flex', className)}>
      <QueryResult asked={useAreas(true)} skeleton={skeleton}>
        {(areas) => <Columns areas={areas} {...props} />}
      </QueryResult>
    </div>
  )
}

function Columns({ areas, facet = [], choice, onChange, onDone }: AreaCascadeProps & { areas: Areas }) {
  const t = useText(listingTexts)
  const { province, city, area } = choice
  const counts = new Map(facet.map(({ value, count }) => [value, count]))
  // Only where somebody is from, and what is chosen, so that it can be undone.
  const provinces = (areas.within.get('') ?? []).filter(({ code }) => counts.has(code) || code === province)
  return (
    <>
      <AreaColumn
        label={t('provinces')}
        all={t('allPlaces')}
        none={t('noPlaces')}
        places={provinces}
        counts={counts}
        chosen={province}
        onChoose={(code) => onChange({ province: code, city: undefined, area: undefined })}
        leadsOn
      />
      {province && (
        <AreaColumn
          label={t('cities')}
          all={t('allCities')}
          places={areas.within.get(province) ?? []}
          chosen={city}
          onChoose={(code) => onChange({ city: code, area: undefined })}
          leadsOn
        />
      )}
      {city && (
        <AreaColumn
          label={t('districts')}
          all={t('allDistricts')}
          places={areas.within.get(city) ?? []}
          chosen={area}
          onChoose={(code) => {
            onChange({ area: code })
            onDone()
          }}
        />
      )}
    </>
  )
}
