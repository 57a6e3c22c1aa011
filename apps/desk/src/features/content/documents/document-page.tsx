import { useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { places } from '../../../shared/addresses.ts'
import { FormSection } from '../form-section.tsx'
import { useContentList } from '../queries.ts'
import { documentSection } from '../record-fields.ts'
import { RecordMenu } from '../record-menu.tsx'
import { RecordPage } from '../record-page.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { FileField } from './file-field.tsx'
import { documentTexts } from './texts.ts'

/** One document: its name, what it is, and its file. */
export default function DocumentPage() {
  const t = useText(documentTexts)
  const id = Number(useParams().document)
  return (
    <RecordPage
      table="booth-documents"
      id={id}
      list={{ title: t('documents'), place: places.documents }}
      unnamed={t('unnamed')}
      before={(title) => <BackToDocuments id={id} title={title} />}
      preview={(shown) => <DocumentPreview language={shown} />}
    >
      <FormSection section={documentSection} before={<FileField />} />
    </RecordPage>
  )
}

function BackToDocuments({ id, title }: { id: number; title: string }) {
  const t = useText(documentTexts)
  const own = (useContentList().data ?? []).find(
    (record) => record.table === 'booth-documents' && record.id === id,
  )
  return (
    <span className="flex items-center">
      <Link
        to={places.documents}
        aria-label={t('back')}
        title={t('back')}
        className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      {own && <RecordMenu record={own} name={title} />}
    </span>
  )
}
