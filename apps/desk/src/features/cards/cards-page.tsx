import type { DeskCardsReply } from '@tradefloor/contract'
import { Button, EmptyState, ErrorRow, Loading, Pager, SkeletonBlock, useText, WordBox } from '@tradefloor/ui'
import { cardsAPage, useCards, useExportCards } from '../../domains/cards/queries.ts'
import { cardTexts } from '../../domains/cards/texts.ts'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { ExportButton } from '../../shared/export-button.tsx'
import { FairPills } from './fair-pills.tsx'
import { ReceivedCard } from './received-card.tsx'
import { useCardChoice } from './use-card-choice.ts'

/** The cards that visitors left with this company. */
export default function CardsPage() {
  const t = useText(cardTexts)
  const { choice, page, put } = useCardChoice()
  const cards = useCards(choice, page)
  const exporting = useExportCards(choice)
  usePageTitle(t('title'))
  const { data } = cards
  const isChosen = choice.search !== '' || choice.exhibition !== undefined
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <h1 className="text-24 font-bold">{t('title')}</h1>
        <p role="status" className="text-13 text-ink-3">
          {data && t(isChosen ? 'found' : 'count', { count: data.count })}
        </p>
        <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">
          <WordBox
            label={t('search')}
            placeholder={t('searchHint')}
            value={choice.search}
            onChange={(search) => put({ search })}
            className="min-w-0 flex-1 pointer-coarse:h-11 sm:w-72"
          />
          <ExportButton
            text={t('export')}
            done={t('exported')}
            disabled={!data || data.count === 0}
            exporting={exporting}
          />
        </div>
      </header>
      {data && (
        <FairPills
          fairs={data.exhibitions}
          chosen={choice.exhibition}
          onChoose={(exhibition) => put({ exhibition })}
        />
      )}
      {cards.error && (
        <ErrorRow
          className="mt-5"
          title={cards.error.message}
          hint={t('notLoaded')}
          retryText={t('retry')}
          busy={cards.isFetching}
          onRetry={() => cards.refetch()}
        />
      )}
      {cards.isPending && <CardsSkeleton label={t('loading')} />}
      {data && !cards.error && (
        <Cards
          data={data}
          page={page}
          onPage={(next) => put({ page: next })}
          onClear={isChosen ? () => put({ search: '', exhibition: undefined }) : undefined}
        />
      )}
    </>
  )
}

const grid = 'mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

interface CardsProps {
  data: DeskCardsReply
  page: number
  onPage: (page: number) => void
  /** Where something was chosen: takes it back. */
  onClear: (() => void) | undefined
}

function Cards({ data, page, onPage, onClear }: CardsProps) {
  const t = useText(cardTexts)
  if (data.list.length === 0)
    return (
      <div className="surface mt-5 rounded-card border border-line">
        {onClear ? (
          <EmptyState
            title={t('notFound')}
            hint={t('notFoundHint')}
            action={
              <Button look="soft" onClick={onClear}>
                {t('clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('nothing')} hint={t('nothingHint')} />
        )}
      </div>
    )
  return (
    <>
      <ul className={grid}>
        {data.list.map((card) => (
          <li key={card.id}>
            <ReceivedCard card={card} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-center">
        <Pager page={page} pages={Math.ceil(data.count / cardsAPage)} onPage={onPage} />
      </div>
    </>
  )
}

const CardsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className={grid}>
    {[0, 1, 2].map((card) => (
      <div key={card} className="surface rounded-sheet border border-line p-3">
        <SkeletonBlock className="h-45 w-full rounded-card!" />
        <SkeletonBlock className="mt-4 h-4 w-2/3" />
        <SkeletonBlock className="mt-3 h-4 w-1/2" />
        <SkeletonBlock className="mt-4 h-14 w-full" />
      </div>
    ))}
  </Loading>
)
