import type { BoothDocumentKind, ContentSummary } from '@tradefloor/contract'
import { classNames, inLanguage, LocalName, otherName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { ExternalLink, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { places } from '../../../shared/addresses.ts'
import { RecordGrip, useArranging } from '../record-grip.tsx'
import { RecordMenu } from '../record-menu.tsx'
import { StateTag } from '../state-tag.tsx'
import { contentTexts } from '../texts.ts'
import { documentTexts } from './texts.ts'

interface DocumentRowProps {
  document: ContentSummary
  at: number | undefined
  hold: 'pointer' | 'keys' | undefined
}

/** One document of the list, with the way to its file. */
export function DocumentRow({ document, at, hold }: DocumentRowProps) {
  const t = useText(documentTexts)
  const common = useText(contentTexts)
  const { language } = useLanguage()
  const isArranged = useArranging() !== null
  const names = { zh: document.name.cn, en: document.name.en }
  const name = inLanguage(names, language)
  const other = otherName(names, language)
  const called = name.text || t('unnamed')
  return (
    <li
      data-record={at === undefined ? undefined : document.id}
      className={classNames(
        'flex items-center gap-2 border-b border-line px-(--gutter) py-2 lg:px-6',
        hold
          ? 'relative z-1 bg-harbour-light outline-2 -outline-offset-2 outline-harbour select-none'
          : 'hover:bg-sand',
      )}
    >
      {isArranged && (
        <span className="w-7 shrink-0 pointer-coarse:w-11">
          {at !== undefined && <RecordGrip id={document.id} name={called} at={at} hold={hold} />}
        </span>
      )}
      <Link
        to={`${places.documents}/${document.id}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour max-sm:hidden">
          <FileText size={18} strokeWidth={1.75} aria-hidden />
        </span>
        <span className="min-w-0">
          <span className="block text-14 font-bold break-words">
            {name.text ? <LocalName name={name} /> : t('unnamed')}
          </span>
          <span className="block text-12 break-words text-ink-3">
            {common(`kind_${document.kind as BoothDocumentKind}`)}
            {other && (
              <>
                {' · '}
                <span lang={other.language}>{other.text}</span>
              </>
            )}
          </span>
        </span>
      </Link>
      <span className="flex flex-wrap justify-end gap-1">
        <StateTag state={document.state} />
        {document.changes > 0 && document.state !== 'draft' && (
          <Tag tone="waiting">{common('unpublished', { count: document.changes })}</Tag>
        )}
      </span>
      {document.picture_url && (
        <a
          href={document.picture_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open', { name: called })}
          title={t('openFile')}
          className="grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11"
        >
          <ExternalLink size={17} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <RecordMenu record={document} name={called} at={at} atEnd />
    </li>
  )
}
