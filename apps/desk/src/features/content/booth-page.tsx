import { useText } from '@tradefloor/ui'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { usePerson } from '../../domains/session/use-person.ts'
import { useProfileSeen } from '../../domains/start/queries.ts'
import { BoothPreview } from './booth-preview.tsx'
import { EditorPage } from './editor-page.tsx'
import { FormSection } from './form-section.tsx'
import { LogoField } from './pictures/logo-field.tsx'
import { useRecord } from './queries.ts'
import { boothSections } from './record-fields.ts'
import { RecordError, RecordPending } from './record-state.tsx'
import { contentTexts } from './texts.ts'

/** What a company says of itself at its booth. */
export default function BoothPage() {
  const t = useText(contentTexts)
  usePageTitle(t('booth'))
  useProfileSeen()
  const { data: person, ...whose } = usePerson()
  const id = person?.company.id
  const { data, error, isFetching, refetch } = useRecord(
    id === undefined ? undefined : { table: 'companies', id },
  )
  if (whose.isError && !person)
    return <RecordError error={whose.error} isFetching={whose.isFetching} onRetry={() => whose.refetch()} />
  // What is being edited stays, whatever became of looking again.
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  return (
    <EditorPage
      key={data.id}
      record={data}
      title={t('booth')}
      preview={(language) => <BoothPreview language={language} />}
      onGone={() => refetch()}
    >
      {boothSections.map((section) => (
        <FormSection key={section.id} section={section} before={section.id === 'profile' && <LogoField />} />
      ))}
    </EditorPage>
  )
}
