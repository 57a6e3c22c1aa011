import {
  Button,
  buttonClasses,
  EmptyState,
  inLanguage,
  Pager,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { CalendarPlus, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTakeFavourites } from '../../../domains/agenda/use-take-favourites.ts'
import { PullToRefresh } from '../../../shared/listing/pull-to-refresh.tsx'
import { Answer } from '../../../shared/page/answer.tsx'
import { EditBar } from '../editing/edit-bar.tsx'
import { EditGrid, type EditGridColumns } from '../editing/edit-grid.tsx'
import { UndoBar } from '../editing/undo-bar.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { FlowEnd } from '../listing/flow-end.tsx'
import type { ScreenLayout, ScreenProps } from '../screen-props.ts'
import { centreTexts } from '../texts.ts'
import { FavouriteCard } from './favourite-card.tsx'
import { type Favourite, type FavouriteKindName, favouriteKinds } from './kinds.ts'
import { useFavourites, useMarkAgain, useUnmark } from './queries.ts'

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
  const t = useText(centreTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const [playing, setPlaying] = useState<number>()
  const { asked, page, pages, onPage, flow } = useFavourites(kind, layout === 'page' ? 'flow' : 'pages')
  const columns = columnsOf(layout, kind)
  const editing = useEditing(asked.data?.list ?? [])
  const unmark = useUnmark(kind)
  const markAgain = useMarkAgain()
  const [removed, setRemoved] = useState<readonly Favourite[]>([])
  const list = useRef<HTMLDivElement>(null)

  const remove = () => {
    const chosen = [...editing.ticked.values()]
    unmark.mutate(chosen, {
      onSuccess: (text) => {
        editing.end()
        // What is withdrawn cannot be marked again.
        setRemoved(chosen.filter(({ isWithdrawn }) => !isWithdrawn))
        notice({ tone: 'success', text })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  }
  const bringBack = () =>
    markAgain.mutate(removed, {
      onSuccess: () => {
        forget()
        notice({ tone: 'success', text: t('undone') })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  // What was pressed goes with the bar; what is left to press stands at the list.
  const forget = () => {
    setRemoved([])
    list.current?.focus({ preventScroll: true })
  }

  const isEmpty = asked.data?.count === 0
  return (
    <Frame
      title={t(screen)}
      note={asked.data && t('count', { count: asked.data.count })}
      onClose={onClose}
      tools={
        !isEmpty &&
        !editing.isOn && (
          <>
            {favouriteKinds[kind].inCalendar && <TakeToCalendar disabled={!asked.data} />}
            <Button
              icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
              disabled={!asked.data}
              onClick={() => {
                setPlaying(undefined)
                setRemoved([])
                editing.begin()
              }}
            >
              {t('edit')}
            </Button>
          </>
        )
      }
      bar={
        editing.isOn ? (
          <EditBar editing={editing} busy={unmark.isPending} onDelete={remove} />
        ) : (
          removed.length > 0 && (
            <UndoBar count={removed.length} busy={markAgain.isPending} onUndo={bringBack} onClose={forget} />
          )
        )
      }
      footer={pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    >
      {flow && <PullToRefresh onRefresh={flow.refresh} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        <Answer asked={asked} skeleton={<ListSkeleton columns={columns} />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                title={t(`${screen}None`)}
                hint={t('noneHint')}
                action={
                  <Link to={places.fairs} className={buttonClasses('soft', 40)}>
                    {t('wayOn')}
                  </Link>
                }
              />
            ) : (
              <>
                <EditGrid
                  columns={columns}
                  label={t(screen)}
                  items={list}
                  editing={editing}
                  nameOf={(item) => inLanguage(item.name, language).text}
                  classOf={(item) =>
                    item.id === playing && (layout === 'page' ? 'col-span-full' : 'col-span-2 row-span-2')
                  }
                >
                  {(item) => (
                    <FavouriteCard
                      favourite={item}
                      device={places.device}
                      isNarrow={columns === 'pictures'}
                      isPlaying={item.id === playing}
                      onPlay={() => setPlaying(item.id)}
                    />
                  )}
                </EditGrid>
                {flow && <FlowEnd flow={flow} />}
              </>
            )
          }
        </Answer>
      </div>
    </Frame>
  )
}

function TakeToCalendar({ disabled }: { disabled: boolean }) {
  const t = useText(centreTexts)
  const take = useTakeFavourites()
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
