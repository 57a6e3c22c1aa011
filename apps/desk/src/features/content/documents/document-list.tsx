import type { ContentSummary } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { ArrangingProvider } from '../record-grip.tsx'
import { contentTexts } from '../texts.ts'
import { useArrangedRows } from '../use-arranged-rows.ts'
import { DocumentRow } from './document-row.tsx'

interface DocumentListProps {
  documents: readonly ContentSummary[]
  canArrange: boolean
}

export function DocumentList({ documents, canArrange }: DocumentListProps) {
  const t = useText(contentTexts)
  const { arranging, rows, told } = useArrangedRows('booth-documents', documents, canArrange)
  return (
    <ArrangingProvider value={arranging}>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ul className="border-t border-line" aria-description={arranging ? t('gripHint') : undefined}>
        {rows.map(({ record, at, hold }) => (
          <DocumentRow key={record.id} document={record} at={at} hold={hold} />
        ))}
      </ul>
    </ArrangingProvider>
  )
}
