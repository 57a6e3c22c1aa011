import { Button, useText } from '@tradefloor/ui'
import { CalendarPlus, Pencil } from 'lucide-react'
import { useExportFavourites } from '../../../domains/agenda/use-export-favourites.ts'
import { editingTexts } from '../editing/texts.ts'
import { type FavouriteKindName, favouriteKinds } from './kinds.ts'
import { favouriteTexts } from './texts.ts'

interface FavouriteToolsProps {
  kind: FavouriteKindName
  /** The list is still on its way. */
  disabled: boolean
  onEdit: () => void
}

/** What can be done with a list of favourites as a whole. */
export function FavouriteTools({ kind, disabled, onEdit }: FavouriteToolsProps) {
  const t = useText(editingTexts)
  return (
    <>
      {favouriteKinds[kind].inCalendar && <TakeToCalendar disabled={disabled} />}
      <Button icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />} disabled={disabled} onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  )
}

function TakeToCalendar({ disabled }: { disabled: boolean }) {
  const t = useText(favouriteTexts)
  const take = useExportFavourites()
  return (
    <Button
      icon={<CalendarPlus size={16} strokeWidth={1.75} aria-hidden />}
      disabled={disabled}
      onClick={() => void take()}
    >
      {t('toCalendar')}
    </Button>
  )
}
