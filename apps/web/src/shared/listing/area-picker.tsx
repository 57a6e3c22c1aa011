import type { Facets } from '@tradefloor/contract'
import { classNames, MenuButton, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { MapPin } from 'lucide-react'
import { Answer } from '../page/answer.tsx'
import { type Areas, useAreas } from '../places/areas.ts'
import { AreaColumn } from './area-column.tsx'
import type { ListChoice } from './list-choice.ts'
import { listingMessages } from './messages.ts'

interface AreaPickerProps {
  facet: Facets['area'] | undefined
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
}

/** Province, city, district: each choice is in force at once, and opens the next column. */
export function AreaPicker({ facet, choice, onChange }: AreaPickerProps) {
  const t = useText(listingMessages)
  const { language } = useLanguage()
  const deepest = choice.area ?? choice.city ?? choice.province
  const named = useAreas(deepest !== undefined).data?.named
  const name = deepest && (named?.get(deepest)?.[language] ?? deepest)
  return (
    <MenuButton
      text={name ? t('place', { name }) : t('allPlaces')}
      icon={<MapPin size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
      className={classNames(
        'flex h-10 max-w-60 shrink-0 items-center gap-2 rounded-control border bg-white px-3 text-13 whitespace-nowrap',
        deepest
          ? 'border-harbour font-bold text-harbour'
          : 'border-line-2 hover:border-harbour hover:text-harbour',
      )}
      panelClassName="right-0 left-auto! z-10 mt-2! p-0!"
    >
      {(close) => <Columns facet={facet ?? []} choice={choice} onChange={onChange} onDone={close} />}
    </MenuButton>
  )
}

const skeleton = (
  <div className="w-40 p-3">
    {[0, 1, 2, 3].map((row) => (
      <SkeletonBlock key={row} className="mb-3 h-5" />
    ))}
  </div>
)

interface ColumnsProps extends Required<AreaPickerProps> {
  facet: Facets['area']
  onDone: () => void
}

function Columns({ facet, choice, onChange, onDone }: ColumnsProps) {
  return (
    <div className="flex max-h-80 max-w-[calc(100vw-32px)] overflow-x-auto rounded-card">
      <Answer asked={useAreas(true)} skeleton={skeleton}>
        {(areas) => (
          <Cascade areas={areas} facet={facet} choice={choice} onChange={onChange} onDone={onDone} />
        )}
      </Answer>
    </div>
  )
}

function Cascade({ areas, facet, choice, onChange, onDone }: ColumnsProps & { areas: Areas }) {
  const t = useText(listingMessages)
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
