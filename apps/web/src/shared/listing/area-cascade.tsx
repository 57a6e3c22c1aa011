import type { Facets } from '@tradefloor/contract'
import { classNames, SkeletonBlock, useText } from '@tradefloor/ui'
import { QueryResult } from '../page/query-result.tsx'
import { type Areas, useAreas } from '../places/areas.ts'
import { AreaColumn } from './area-column.tsx'
import type { ListChoice } from './list-choice.ts'
import { listingTexts } from './texts.ts'

/** How many there are in the cities and districts of what is chosen. */
export interface DeeperAreas {
  data: Pick<NonNullable<Facets['more']>, 'city' | 'district'> | undefined
  isError: boolean
}

interface AreaCascadeProps {
  facet: Facets['area'] | undefined
  deeper: DeeperAreas
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

function Columns({
  areas,
  facet = [],
  deeper,
  choice,
  onChange,
  onDone,
}: AreaCascadeProps & { areas: Areas }) {
  const t = useText(listingTexts)
  const { province, city, area } = choice
  const provinces = countedAreas(areas, '', facet, province)
  const { city: cities = [], district: districts = [] } = deeper.data ?? {}
  // Without counts, because they did not come, all can be chosen.
  const within = (parent: string, counted: Counted, chosen: string | undefined) =>
    deeper.isError ? { places: areas.within.get(parent) ?? [] } : countedAreas(areas, parent, counted, chosen)
  return (
    <>
      <AreaColumn
        label={t('provinces')}
        all={t('allPlaces')}
        none={t('noPlaces')}
        {...provinces}
        chosen={province}
        onChoose={(code) => onChange({ province: code, city: undefined, area: undefined })}
        leadsOn
      />
      {province && (
        <AreaColumn
          label={t('cities')}
          all={t('allCities')}
          {...within(province, cities, city)}
          chosen={city}
          onChoose={(code) => onChange({ city: code, area: undefined })}
          leadsOn
        />
      )}
      {city && (
        <AreaColumn
          label={t('districts')}
          all={t('allDistricts')}
          {...within(city, districts, area)}
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

type Counted = readonly { value: string; count: number }[]

/** Only where somebody is from, and what is chosen, so that it can be undone. */
function countedAreas(areas: Areas, parent: string, counted: Counted, chosen: string | undefined) {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const places = (areas.within.get(parent) ?? []).filter(({ code }) => counts.has(code) || code === chosen)
  return { places, counts }
}
