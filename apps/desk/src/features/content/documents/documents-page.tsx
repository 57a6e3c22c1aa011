import { deskFileLimits } from '@tradefloor/contract'
import { EmptyState, useNotice, useText } from '@tradefloor/ui'
import { usePageTitle } from '../../../domains/chat/use-page-title.ts'
import { AddTile } from '../pictures/add-tile.tsx'
import { UploadFaults } from '../pictures/upload-faults.tsx'
import { isStopped } from '../pictures/upload-queue.ts'
import { UploadTile } from '../pictures/upload-tile.tsx'
import { useFileDrop } from '../pictures/use-file-drop.ts'
import { useUploads } from '../pictures/use-uploads.ts'
import { PublishAll } from '../publish-all.tsx'
import { useAddDocument, useContentList } from '../queries.ts'
import { hasPlace } from '../record-order.ts'
import { RecordError, RecordPending } from '../record-state.tsx'
import { contentTexts } from '../texts.ts'
import { DocumentList } from './document-list.tsx'
import { documentTexts } from './texts.ts'

/** What the company gives out at its booths: brought in, put in order, opened. */
export default function DocumentsPage() {
  const t = useText(documentTexts)
  const common = useText(contentTexts)
  const notice = useNotice()
  usePageTitle(t('documents'))
  const { data, error, isFetching, refetch } = useContentList()
  const adding = useAddDocument()
  const { queue, uploads } = useUploads('document', ({ path }, { name }) => {
    const own = name.replace(/\.pdf$/i, '').slice(0, 120)
    adding.mutate(
      { path, name: own },
      {
        onSuccess: () => notice({ tone: 'success', text: t('added', { name: own }) }),
        onError: ({ message }) => notice({ tone: 'warning', text: message }),
      },
    )
  })
  const add = (files: readonly File[]) => queue.add(files.map((file) => ({ file, name: file.name })))
  const { isOver, place } = useFileDrop(add)
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  const documents = data.filter(({ table }) => table === 'booth-documents')
  const coming = uploads.filter((upload) => !isStopped(upload))
  const placed = documents.filter(hasPlace).length
  return (
    <div className="surface flex-1" {...place}>
      <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
        <h1 className="text-20 font-bold">{t('documents')}</h1>
        <p role="status" className="text-13 text-ink-3">
          {t('total', { count: documents.length })}
        </p>
        {placed > 1 && <p className="text-13 text-ink-3 max-sm:w-full">{common('orderIsVisitors')}</p>}
        <span className="ml-auto">
          <PublishAll records={data} />
        </span>
      </header>
      <div className="grid gap-3 px-(--gutter) py-4 lg:px-6">
        {documents.length + coming.length < deskFileLimits.documents && (
          <AddTile
            text={t('add')}
            hint={t('dropHint')}
            isOver={isOver}
            isSeveral
            onFiles={add}
            accept="application/pdf,.pdf"
          />
        )}
        {coming.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-2.5">
            {coming.map((upload) => (
              <UploadTile key={upload.id} upload={upload} onCancel={() => queue.remove(upload.id)} />
            ))}
          </ul>
        )}
        <UploadFaults uploads={uploads} queue={queue} />
        {documents.length === 0 && coming.length === 0 && (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        )}
      </div>
      {documents.length > 0 && <DocumentList documents={documents} canArrange={placed > 1} />}
    </div>
  )
}
