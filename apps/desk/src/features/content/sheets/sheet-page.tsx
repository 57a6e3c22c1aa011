import { Button, EmptyState, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../domains/chat/use-page-title.ts'
import { places } from '../../../shared/addresses.ts'
import { ExportButtons } from './sheet-buttons.tsx'
import { isLineTaken } from './sheet-choice.ts'
import { SheetDone } from './sheet-done.tsx'
import { SheetDrop } from './sheet-drop.tsx'
import { SheetReview } from './sheet-review.tsx'
import { sheetTexts } from './texts.ts'
import { useSheet } from './use-sheet.ts'

/** Products from a spreadsheet: what would change is seen before anything is saved. */
export default function SheetPage() {
  const t = useText(sheetTexts)
  usePageTitle(t('title'))
  const sheet = useSheet()
  const count = sheet.sheet?.lines.filter((line) => isLineTaken(line, sheet.flipped)).length ?? 0
  return (
    <div className="flex flex-1 flex-col">
      <header className="surface sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 max-lg:static lg:px-6">
        <Link
          to={places.products}
          aria-label={t('back')}
          title={t('back')}
          className="-ml-2 grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <h1 className="text-20 font-bold">{t('title')}</h1>
        {!sheet.file && (
          <span className="ml-auto flex gap-2 max-sm:hidden">
            <ExportButtons />
          </span>
        )}
        {sheet.sheet && !sheet.written && sheet.sheet.lines.length > 0 && (
          <Button
            look="primary"
            className="ml-auto max-sm:hidden"
            disabled={count === 0}
            busy={sheet.isWriting}
            onClick={sheet.write}
          >
            {count > 0 ? t('save', { count }) : t('saveNothing')}
          </Button>
        )}
      </header>
      <div className="sm:hidden">
        <EmptyState title={t('onPhone')} hint={t('onPhoneHint')} />
      </div>
      <div className="grid gap-3 p-(--gutter) max-sm:hidden lg:p-6">
        <SheetDrop
          file={sheet.file}
          sheet={sheet.sheet}
          isBusy={sheet.comparing.isPending}
          onFile={sheet.choose}
        />
        <SheetBody sheet={sheet} />
      </div>
    </div>
  )
}

function SheetBody({ sheet: state }: { sheet: ReturnType<typeof useSheet> }) {
  const t = useText(sheetTexts)
  const { file, sheet, comparing, written } = state
  if (comparing.isPending)
    return (
      <Loading label={t('comparing')} className="surface grid gap-3 rounded-card border border-line p-4">
        <p className="text-13 text-ink-3">{t('comparing')}</p>
        <SkeletonBlock className="h-12 w-full" />
        <SkeletonBlock className="h-12 w-full" />
        <SkeletonBlock className="h-12 w-full" />
      </Loading>
    )
  if (comparing.error && file)
    return (
      <ErrorRow
        title={comparing.error.message}
        hint={t('notCompared')}
        retryText={t('retry')}
        onRetry={() => state.choose(file)}
      />
    )
  if (written) return <SheetDone written={written} isBusy={state.isWriting} onUndo={state.undo} />
  if (!sheet || !file) return null
  return <SheetReview fileName={file.name} sheet={sheet} flipped={state.flipped} onFlip={state.setFlipped} />
}
