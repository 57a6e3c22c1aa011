import type { DeskCardsReply } from '@tradefloor/contract'
import { classNames, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { cardTexts } from '../../domains/cards/texts.ts'
import { FilterPill } from '../../shared/filter-pill.tsx'

interface FairPillsProps {
  fairs: DeskCardsReply['exhibitions']
  chosen: number | undefined
  onChoose: (fair: number | undefined) => void
}

/** The fairs where cards were received, each with how many. With one there is nothing to choose. */
export function FairPills({ fairs, chosen, onChoose }: FairPillsProps) {
  const t = useText(cardTexts)
  const { language } = useLanguage()
  if (fairs.length < 2 && chosen === undefined) return null
  const all = fairs.reduce((sum, { count }) => sum + count, 0)
  const pills = [
    { id: undefined, text: t('everywhere'), count: all },
    ...fairs.map(({ id, name, count }) => ({
      id,
      text: inLanguage({ zh: name.cn, en: name.en }, language).text,
      count,
    })),
  ]
  return (
    <fieldset className="-mx-(--gutter) mt-3 flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:flex-wrap lg:px-0">
      <legend className="sr-only">{t('exhibition')}</legend>
      {pills.map(({ id, text, count }) => (
        <FilterPill
          key={id ?? 'all'}
          size={32}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
          className={classNames('flex max-w-72 items-center gap-1.5', id !== chosen && 'bg-white')}
        >
          <span className="min-w-0 truncate">{text}</span>
          <span className="tabular-nums">{count}</span>
        </FilterPill>
      ))}
    </fieldset>
  )
}
