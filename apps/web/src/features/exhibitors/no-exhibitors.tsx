import { Button, EmptyState, useText } from '@tradefloor/ui'
import { everything, isFiltered, type ListChoice } from '../../shared/listing/list-choice.ts'
import { listingTexts } from '../../shared/listing/texts.ts'
import { exhibitorTexts } from './texts.ts'

interface NoExhibitorsProps {
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
}

/** Nobody at all, or nobody who is like that: then the way back is offered. */
export function NoExhibitors({ choice, onChange }: NoExhibitorsProps) {
  const t = useText(exhibitorTexts)
  const listing = useText(listingTexts)
  if (choice.word === '' && !isFiltered(choice) && choice.page === 1)
    return <EmptyState title={t('none')} hint={t('noneHint')} />
  return (
    <EmptyState
      title={choice.word ? t('noneNamed', { word: choice.word }) : t('noneSuch')}
      hint={t('noneSuchHint')}
      action={
        <Button
          look="soft"
          onClick={() =>
            onChange({
              ...everything,
              industry: undefined,
              province: undefined,
              city: undefined,
              area: undefined,
            })
          }
        >
          {listing(isFiltered(choice) ? 'clearFilters' : 'clearWord')}
        </Button>
      }
    />
  )
}
