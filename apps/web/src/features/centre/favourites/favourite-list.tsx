import {
  Button,
  buttonClasses,
  EmptyState,
  inLanguage,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '../../../shared/page/answer.tsx'
import { Pager } from '../../../shared/page/pager.tsx'
import { EditBar } from '../editing/edit-bar.tsx'
import { EditGrid } from '../editing/edit-grid.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { centreMessages } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { FavouriteCard } from './favourite-card.tsx'
import type { FavouriteKindName } from './kinds.ts'
import { favouritesAPage, useFavourites, useMarkAgain, useUnmark } from './queries.ts'

interface FavouriteListProps extends ScreenProps {
  kind: FavouriteKindName
  /** Its name in the menu is its title. */
  screen: 'companies' | 'products' | 'videos' | 'documents'
}

export function FavouriteList({ kind, screen, places, Frame, onClose }: FavouriteListProps) {
  const t = useText(centreMessages)
  const { language } = useLanguage()
  const notice = useNotice()
  const [wantedPage, setPage] = useState(1)
  const [playing, setPlaying] = useState<number>()
  const asked = useFavourites(kind, wantedPage)
  const pages = Math.max(1, Math.ceil((asked.data?.count ?? 0) / favouritesAPage))
  // Who deletes all of the last page finds themselves on the one before.
  if (asked.data && !asked.isPlaceholderData && wantedPage > pages) setPage(pages)
  const editing = useEditing(asked.data?.list ?? [])
  const unmark = useUnmark(kind)
  const markAgain = useMarkAgain()

  const remove = () => {
    const chosen = [...editing.ticked.values()]
    unmark.mutate(chosen, {
      onSuccess: (text) => {
        editing.end()
        notice({
          tone: 'success',
          text,
          action: {
            text: t('undo'),
            onAct: () =>
              markAgain.mutate(chosen, {
                onSuccess: () => notice({ tone: 'success', text: t('undone') }),
                onError: (error) => notice({ tone: 'warning', text: error.message }),
              }),
          },
        })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
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
          <Button
            icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
            disabled={!asked.data}
            onClick={() => {
              setPlaying(undefined)
              editing.begin()
            }}
          >
            {t('edit')}
          </Button>
        )
      }
      bar={editing.isOn && <EditBar editing={editing} busy={unmark.isPending} onDelete={remove} />}
      footer={pages > 1 && <Pager page={wantedPage} pages={pages} onPage={setPage} />}
    >
      <Answer asked={asked} skeleton={<ListSkeleton />}>
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
            <EditGrid
              label={t(screen)}
              items={list}
              editing={editing}
              nameOf={(item) => inLanguage(item.name, language).text}
              classOf={(item) => item.id === playing && 'col-span-2 row-span-2'}
            >
              {(item) => (
                <FavouriteCard
                  favourite={item}
                  device={places.device}
                  isPlaying={item.id === playing}
                  onPlay={() => setPlaying(item.id)}
                />
              )}
            </EditGrid>
          )
        }
      </Answer>
    </Frame>
  )
}
