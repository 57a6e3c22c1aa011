import type { Facets } from '@tradefloor/contract'
import { classNames, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { MapPin } from 'lucide-react'
import { useAreas } from '../places/areas.ts'
import { AreaCascade, type DeeperAreas } from './area-cascade.tsx'
import type { ListChoice } from './list-choice.ts'
import { listingTexts } from './texts.ts'

interface AreaPickerProps {
  facet: Facets['area'] | undefined
  deeper: DeeperAreas
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
}

/** Province, city, district: each choice is in force at once, and opens the next column. */
export function AreaPicker({ facet, deeper, choice, onChange }: AreaPickerProps) {
  const { isChosen, text } = useChosenArea(choice)
  return (
    <MenuButton
      text={text}
      icon={<MapPin size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
      className={classNames(
        'flex h-10 max-w-60 shrink-0 items-center gap-2 rounded-control border bg-white px-3 text-13 whitespace-nowrap',
        isChosen
          ? 'border-harbour font-bold text-harbour'
          : 'border-line-2 hover:border-harbour hover:text-harbour',
      )}
      panelClassName="right-0 left-auto! mt-2! p-0!"
    >
      {(close) => (
        <AreaCascade
          facet={facet}
          deeper={deeper}
          choice={choice}
          onChange={onChange}
          onDone={close}
          className="max-h-80 max-w-[calc(100vw-32px)] overflow-x-auto rounded-card"
        />
      )}
    </MenuButton>
  )
}

/** What is chosen by place, in the words of the button that changes it. */
export function useChosenArea({ province, city, area }: ListChoice) {
  const t = useText(listingTexts)
  const { language } = useLanguage()
  const deepest = area ?? city ?? province
  const named = useAreas(deepest !== undefined).data?.named
  const name = deepest && (named?.get(deepest)?.[language] ?? deepest)
  return { isChosen: deepest !== undefined, text: name ? t('place', { name }) : t('allPlaces') }
}
