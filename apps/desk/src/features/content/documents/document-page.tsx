import { inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../../domains/chat/use-page-title.ts'
import { places } from '../../../shared/addresses.ts'
import { EditorPage } from '../editor-page.tsx'
import { FormSection } from '../form-section.tsx'
import { ProductMenu } from '../product-menu.tsx'
import { useContentList, useRecord } from '../queries.ts'
import { documentSection } from '../record-fields.ts'
import { RecordError, RecordPending } from '../record-state.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { FileField } from './file-field.tsx'
import { documentTexts } from './texts.ts'

/** One document: its name, what it is, and its file. */
export default function DocumentPage() {
  const t = useText(documentTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const id = Number(useParams().document)
  const { data, error, isFetching, refetch } = useRecord({ table: 'booth-documents', id })
  const name = data ? inLanguage({ zh: data.name.cn, en: data.name.en }, language).text : ''
  usePageTitle(name || t('documents'))
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  return (
    <EditorPage
      key={data.id}
      record={data}
      before={<BackToDocuments id={data.id} />}
      title={name || t('unnamed')}
      preview={(shown) => <DocumentPreview language={shown} />}
      onGone={() => navigate(places.documents, { replace: true })}
    >
      <FormSection section={documentSection} before={<FileField />} />
    </EditorPage>
  )
}

function BackToDocuments({ id }: { id: number }) {
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
      {own && <ProductMenu product={own} />}
    </span>
  )
}
