import type { BoothDocumentKind } from '@tradefloor/contract'
import { inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { panelTexts } from './panel-texts.ts'
import { type Booth, useBoothDocuments } from './queries.ts'

interface BoothDocumentsProps {
  booth: Booth
  layout: 'panel' | 'phone'
}

/** What the exhibitor gives out: each opens as it is, in the browser's own reader. Without any nothing is said. */
export function BoothDocuments({ booth, layout }: BoothDocumentsProps) {
  const t = useText(panelTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const list = useBoothDocuments(booth).data ?? []
  if (list.length === 0) return null
  const Title = layout === 'phone' ? 'h2' : 'h4'
  return (
    <>
      <Title id={titleId} className="mt-5 mb-2 text-13 text-ink-3">
        {t('documents')}
      </Title>
      <ul aria-labelledby={titleId} className="grid gap-2">
        {list.map(({ id, kind, name, url, size }) => (
          <li
            key={id}
            className="relative flex min-h-14 items-center gap-3 rounded-card border border-line p-2.5 transition-colors duration-(--dur-control) hover:border-harbour"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
              <FileText size={18} strokeWidth={1.75} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="stretched rounded-card font-bold wrap-anywhere"
              >
                <LocalName name={inLanguage({ zh: name.cn, en: name.en }, language)} />
                <span className="sr-only">{t('newTab')}</span>
              </a>
              <span className="block text-12 text-ink-3">
                {t('documentFacts', { kind: t(kindTexts[kind]), size: sizeText(size) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const kindTexts = {
  catalogue: 'catalogue',
  specification: 'specSheet',
  certificate: 'certificate',
  manual: 'manual',
  other: 'other',
} as const satisfies Record<BoothDocumentKind, string>

const sizeText = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
