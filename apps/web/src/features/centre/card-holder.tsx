import type { ReceivedCard } from '@tradefloor/contract'
import {
  Button,
  buttonClasses,
  Confirm,
  EmptyState,
  inLanguage,
  Pager,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { Answer } from '../../shared/page/answer.tsx'
import { useCancelCards, useReceivedCards } from './card-holder-queries.ts'
import { CardQr } from './card-qr.tsx'
import { EditBar } from './editing/edit-bar.tsx'
import { EditGrid } from './editing/edit-grid.tsx'
import { useEditing } from './editing/use-editing.ts'
import { ExportMenu } from './export-menu.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { FlowEnd } from './listing/flow-end.tsx'
import { ReceivedCardView } from './received-card.tsx'
import { namesOfCard } from './received-card-text.ts'
import type { ScreenProps } from './screen-props.ts'
import { centreTexts } from './texts.ts'

/** The cards of companies that this visitor has exchanged cards with. */
export function CardHolder({ layout, places, Frame, onClose }: ScreenProps) {
  const t = useText(centreTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const [qr, setQr] = useState<ReceivedCard>()
  const [isAsking, setIsAsking] = useState(false)
  const { asked, page, pages, onPage, flow } = useReceivedCards(layout === 'page' ? 'flow' : 'pages')
  const columns = layout === 'page' ? 'rows' : 'cards'
  const editing = useEditing(asked.data?.list ?? [])
  const cancel = useCancelCards()

  const remove = () =>
    cancel.mutate([...editing.ticked.values()], {
      onSuccess: (text) => {
        editing.end()
        notice({ tone: 'success', text })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
      onSettled: () => setIsAsking(false),
    })

  const count = asked.data?.count
  return (
    <Frame
      title={t('cardHolder')}
      note={count !== undefined && t('cardCount', { count })}
      onClose={onClose}
      tools={
        Boolean(count) &&
        !editing.isOn && (
          <>
            <ExportMenu />
            <Button icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />} onClick={editing.begin}>
              {t('edit')}
            </Button>
          </>
        )
      }
      bar={
        editing.isOn && (
          <EditBar editing={editing} busy={cancel.isPending} onDelete={() => setIsAsking(true)} />
        )
      }
      footer={pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    >
      {flow && <PullToRefresh onRefresh={flow.refresh} />}
      <Answer asked={asked} skeleton={<ListSkeleton columns={columns} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              title={t('cardsNone')}
              hint={t('cardsNoneHint')}
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
                label={t('cardHolder')}
                items={list}
                editing={editing}
                nameOf={(card) => inLanguage(namesOfCard(card), language).text}
              >
                {(card) => (
                  <ReceivedCardView
                    received={card}
                    layout={layout}
                    device={places.device}
                    onQr={() => setQr(card)}
                  />
                )}
              </EditGrid>
              {flow && <FlowEnd flow={flow} />}
            </>
          )
        }
      </Answer>
      <CardQr received={qr} onClose={() => setQr(undefined)} />
      <Confirm
        open={isAsking}
        title={t('cancelCardsTitle', { count: editing.ticked.size })}
        text={t('cancelCardsText')}
        yes={t('delete', { count: editing.ticked.size })}
        no={t('cancel')}
        look="danger"
        busy={cancel.isPending}
        onYes={remove}
        onNo={() => setIsAsking(false)}
      />
    </Frame>
  )
}
