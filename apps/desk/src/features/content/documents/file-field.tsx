import { useText } from '@tradefloor/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { fieldIn, useEditing } from '../editor-context.tsx'
import { Row } from '../field-row.tsx'
import { AddTile } from '../pictures/add-tile.tsx'
import { UploadFaults } from '../pictures/upload-faults.tsx'
import { isStopped } from '../pictures/upload-queue.ts'
import { UploadTile } from '../pictures/upload-tile.tsx'
import { useFileDrop } from '../pictures/use-file-drop.ts'
import { useUploads } from '../pictures/use-uploads.ts'
import { cellId } from '../record-fields.ts'
import { documentTexts } from './texts.ts'

/** The document's PDF, with the way to another one. */
export function FileField() {
  const t = useText(documentTexts)
  const { editor, state, focus, addressOf, addFile } = useEditing()
  const [told, setTold] = useState('')
  const { value, problem } = fieldIn(state, 'file')
  const { queue, uploads } = useUploads('document', (file) => {
    addFile(file)
    editor.set('file', file.path)
    void editor.flush()
    setTold(t('replaced'))
  })
  const add = (files: readonly File[]) =>
    queue.add(files.slice(0, 1).map((file) => ({ file, name: file.name })))
  const { isOver, place } = useFileDrop(add)
  const address = addressOf(value)
  return (
    <Row label={t('file')}>
      <section
        id={cellId('file')}
        aria-label={t('file')}
        tabIndex={-1}
        className="outline-none lg:col-span-2"
        onFocus={() => focus('file')}
        {...place}
      >
        <div className="flex flex-wrap items-center gap-3">
          {address && (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-line-2 px-3 text-14 hover:border-harbour pointer-coarse:min-h-11"
            >
              <ExternalLink size={15} strokeWidth={1.75} aria-hidden />
              {t('openFile')}
            </a>
          )}
          {uploads.some((upload) => !isStopped(upload)) ? (
            <ul className="w-36">
              {uploads
                .filter((upload) => !isStopped(upload))
                .map((upload) => (
                  <UploadTile key={upload.id} upload={upload} onCancel={() => queue.remove(upload.id)} />
                ))}
            </ul>
          ) : (
            <AddTile
              text={t('replace')}
              hint={t('dropHint')}
              isOver={isOver}
              isSeveral={false}
              onFiles={add}
              accept="application/pdf,.pdf"
              className="min-w-60"
            />
          )}
        </div>
        {problem && <p className="mt-1 text-12 text-coral-ink">{problem}</p>}
        <UploadFaults uploads={uploads} queue={queue} />
        <p role="status" className="sr-only">
          {told}
        </p>
      </section>
    </Row>
  )
}
