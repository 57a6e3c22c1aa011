import { Pager, useText } from '@tradefloor/ui'
import { useRef, useState } from 'react'
import { PullToRefresh } from '../../../shared/listing/pull-to-refresh.tsx'
import { QueryResult } from '../../../shared/page/query-result.tsx'
import { EditBar } from '../editing/edit-bar.tsx'
import type { EditGridColumns } from '../editing/edit-grid.tsx'
import { UndoBar } from '../editing/undo-bar.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { FlowEnd } from '../listing/flow-end.tsx'
import { NothingYet } from '../listing/nothing-yet.tsx'
import type { ScreenLayout, ScreenProps } from '../screen-props.ts'
import { centreTexts } from '../texts.ts'
import { FavouriteGrid } from './favourite-grid.tsx'
import { FavouriteTools } from './favourite-tools.tsx'
import type { FavouriteKindName } from './kinds.ts'
import { useFavourites } from './queries.ts'
import { favouriteTexts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

interface FavouriteListProps extends ScreenProps {
  kind: FavouriteKindName
  /** Its name in the menu is its title. */
  screen: 'companies' | 'products' | 'videos' | 'documents' | 'sessions'
}

/** On a page of its own, what has a picture stands two in a row. */
const columnsOf = (layout: ScreenLayout, kind: FavouriteKindName): EditGridColumns => {
  if (layout === 'window') return 'cards'
  return kind === 'product' || kind === 'video' ? 'pictures' : 'rows'
}

export function FavouriteList({ kind, screen, layout, places, Frame, onClose }: FavouriteListProps) {
  const t = useText(favouriteTexts)
  const centre = useText(centreTexts)
  const [playing, setPlaying] = useState<number>()
  const { asked, page, pages, onPage, flow } = useFavourites(kind, layout === 'page' ? 'flow' : 'pages')
  const columns = columnsOf(layout, kind)
  const editing = useEditing(asked.data?.list ?? [])
  const list = useRef<HTMLDivElement>(null)
  // What was pressed goes with the bar; what is left to press stands at the list.
  const focusList = () => list.current?.focus({ preventScroll: true })
  const removal = useRemoval({ kind, editing, onForgotten: focusList })
  const beginEditing = () => {
    setPlaying(undefined)
    removal.reset()
    editing.begin()
  }
  const isEmpty = asked.data?.count === 0
  return (
    <Frame
      title={centre(screen)}
      note={asked.data && t('count', { count: asked.data.count })}
      onClose={onClose}
      tools={
        !isEmpty &&
        !editing.isOn && <FavouriteTools kind={kind} disabled={!asked.data} onEdit={beginEditing} />
      }
      bar={
        editing.isOn ? (
          <EditBar editing={editing} busy={removal.isRemoving} onDelete={removal.remove} />
        ) : (
          removal.removed.length > 0 && (
            <UndoBar
              count={removal.removed.length}
              busy={removal.isUndoing}
              onUndo={removal.undo}
              onClose={removal.forget}
            />
          )
        )
      }
      footer={pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    >
      {flow && <PullToRefresh onRefresh={flow.refresh} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryResult asked={asked} skeleton={<ListSkeleton columns={columns} />}>
          {({ list }) =>
            list.length === 0 ? (
              <NothingYet title={t(`${screen}None`)} hint={t('noneHint')} fairs={places.fairs} />
            ) : (
              <>
                <FavouriteGrid
                  label={centre(screen)}
                  favourites={list}
                  columns={columns}
                  layout={layout}
                  device={places.device}
                  editing={editing}
                  playing={playing}
                  onPlay={setPlaying}
                />
                {flow && <FlowEnd flow={flow} />}
              </>
            )
          }
        </QueryResult>
      </div>
    </Frame>
  )
}
