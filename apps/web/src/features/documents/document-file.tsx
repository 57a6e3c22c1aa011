import { Button, buttonClasses, EmptyState, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import { PdfReader } from './pdf-reader.tsx'
import { documentTexts } from './texts.ts'
import { usePdf } from './use-pdf.ts'

interface DocumentFileProps {
  address: string
  fileName: string
  layout: 'wide' | 'phone'
}

/** The file of a document. One that does not open is offered as it is. */
export function DocumentFile({ address, fileName, layout }: DocumentFileProps) {
  const t = useText(documentTexts)
  const common = useText(pageTexts)
  const [attempt, setAttempt] = useState(1)
  const pdf = usePdf(address, attempt)
  if (pdf.state === 'there') return <PdfReader open={pdf} layout={layout} />
  if (pdf.state === 'loading')
    return (
      <Loading label={common('loading')} className="flex flex-1 justify-center bg-sand-2 px-6 py-17">
        <SkeletonBlock className="aspect-[0.707] w-full max-w-150 self-start rounded-tag! bg-white!" />
      </Loading>
    )
  return (
    <div role="alert" className="grid flex-1 place-items-center bg-sand-2 p-6">
      <EmptyState
        title={t('brokenTitle')}
        hint={t('brokenHint')}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>
            <a href={address} download={fileName} className={buttonClasses('primary')}>
              {t('original')}
            </a>
          </span>
        }
      />
    </div>
  )
}
