import type { ReceivedCard } from '@tradefloor/contract'
import { Button, inLanguage, Pager, useLanguage, useText } from '@tradefloor/ui'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useReceivedCards } from './card-holder-queries.ts'
import { cardHolderTexts } from './card-holder-texts.ts'
import { CardQr } from './card-qr.tsx'
import { EditBar } from './editing/edit-bar.tsx'
import { EditGrid } from './editing/edit-grid.tsx'
import { editingTexts } from './editing/texts.ts'
import { type Editing, useEditing } from './editing/use-editing.ts'
import { ExportMenu } from './export-menu.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { FlowEnd } from './listing/flow-end.tsx'
import { NothingYet } from './listing/nothing-yet.tsx'
import { ReceivedCardView } from './received-card.tsx'
import { namesOfCard } from './received-card-text.ts'
import type { ScreenProps } from './screen-props.ts'
import { centreTexts } from './texts.ts'
import { useCancelQuestion } from './use-cancel-question.tsx'

/** The cards of companies that this visitor has exchanged cards with. */
export function CardHolder({ layout, places, Frame, onClose }: ScreenProps) {
  const t = useText(cardHolderTexts)
  const centre = useText(centreTexts)
  const { asked, page, pages, onPage, flow } = useReceivedCards(layout === 'page' ? 'flow' : 'pages')
  const editing = useEditing(asked.data?.list ?? [])
  const cancel = useCancelQuestion(editing)
  const columns = layout === 'page' ? 'rows' : 'cards'
  const count = asked.data?.count
  return (
    <Frame
      title={centre('cardHolder')}
      note={count !== undefined && t('cardCount', { count })}
      onClose={onClose}
      tools={Boolean(count) && !editing.isOn && <CardHolderTools onEdit={editing.begin} />}
      bar={editing.isOn && <EditBar editing={editing} busy={cancel.isBusy} onDelete={cancel.ask} />}
      footer={pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    >
      {flow && <PullToRefresh onRefresh={flow.refresh} />}
      <QueryResult asked={asked} skeleton={<ListSkeleton columns={columns} />}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingYet title={t('cardsNone')} hint={t('cardsNoneHint')} fairs={places.fairs} />
          ) : (
            <>
              <ReceivedCards
                cards={list}
                columns={columns}
                layout={layout}
                device={places.device}
                editing={editing}
              />
              {flow && <FlowEnd flow={flow} />}
            </>
          )
        }
      </QueryResult>
      {cancel.question}
    </Frame>
  )
}

function CardHolderTools({ onEdit }: { onEdit: () => void }) {
  const t = useText(editingTexts)
  return (
    <>
      <ExportMenu />
      <Button icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />} onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  )
}

interface ReceivedCardsProps extends Pick<ScreenProps, 'layout'> {
  cards: readonly ReceivedCard[]
  columns: 'rows' | 'cards'
  device: ScreenProps['places']['device']
  editing: Editing<ReceivedCard>
}

/** The cards, each with its code to scan. */
function ReceivedCards({ cards, columns, layout, device, editing }: ReceivedCardsProps) {
  const t = useText(centreTexts)
  const { language } = useLanguage()
  const [qr, setQr] = useState<ReceivedCard>()
  return (
    <>
      <EditGrid
        columns={columns}
        label={t('cardHolder')}
        items={cards}
        editing={editing}
        nameOf={(card) => inLanguage(namesOfCard(card), language).text}
      >
        {(card) => (
          <ReceivedCardView received={card} layout={layout} device={device} onQr={() => setQr(card)} />
        )}
      </EditGrid>
      <CardQr received={qr} onClose={() => setQr(undefined)} />
    </>
  )
}
