import { inLanguage, useLanguage } from '@tradefloor/ui'
import { EditGrid, type EditGridColumns } from '../editing/edit-grid.tsx'
import type { Editing } from '../editing/use-editing.ts'
import type { CentrePlaces, ScreenLayout } from '../screen-props.ts'
import { FavouriteCard } from './favourite-card.tsx'
import type { Favourite } from './kinds.ts'

interface FavouriteGridProps {
  label: string
  favourites: readonly Favourite[]
  columns: EditGridColumns
  layout: ScreenLayout
  device: CentrePlaces['device']
  editing: Editing<Favourite>
  /** The video that plays in its card. */
  playing: number | undefined
  onPlay: (id: number) => void
}

/** Favourites as cards. The one whose video plays takes more room. */
export function FavouriteGrid(props: FavouriteGridProps) {
  const { label, favourites, columns, layout, device, editing, playing, onPlay } = props
  const { language } = useLanguage()
  const playingClass = layout === 'page' ? 'col-span-full' : 'col-span-2 row-span-2'
  return (
    <EditGrid
      columns={columns}
      label={label}
      items={favourites}
      editing={editing}
      nameOf={({ name }) => inLanguage(name, language).text}
      classOf={({ id }) => id === playing && playingClass}
    >
      {(favourite) => (
        <FavouriteCard
          favourite={favourite}
          device={device}
          isNarrow={columns === 'pictures'}
          isPlaying={favourite.id === playing}
          onPlay={() => onPlay(favourite.id)}
        />
      )}
    </EditGrid>
  )
}
