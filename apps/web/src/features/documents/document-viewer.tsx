import { CallError } from '@tradefloor/client'
import type { FairDocument } from '@tradefloor/contract'
import {
  buttonClasses,
  classNames,
  EmptyState,
  ErrorRow,
  inLanguage,
  Loading,
  LocalName,
  SkeletonBlock,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { DocumentFile } from './document-file.tsx'
import { useDocument } from './queries.ts'
import { documentTexts } from './texts.ts'

interface DocumentViewerProps {
  /** Undefined for the one fixed document; null for an address that names none of ours. */
  id: number | null | undefined
  layout: 'wide' | 'phone'
  home: string
  back: ReactNode
}

/** A document of the platform, read in the page. */
export function DocumentViewer({ id, layout, home, back }: DocumentViewerProps) {
  const t = useText(documentTexts)
  const common = useText(pageTexts)
  const asked = useDocument(id ?? undefined, id !== null)
  const isUnknown = id === null || (asked.error instanceof CallError && asked.error.status === 404)
  if (isUnknown)
    return (
      <Shown title={t('unknownTitle')} layout={layout} back={back}>
        <div className="grid flex-1 place-items-center bg-sand-2 p-6">
          <EmptyState
            title={t('unknownTitle')}
            hint={t('unknownHint')}
            action={
              <Link to={home} className={buttonClasses('soft')}>
                {t('home')}
              </Link>
            }
          />
        </div>
      </Shown>
    )
  if (asked.data) return <Document document={asked.data} layout={layout} back={back} />
  return (
    <Shown title={t('title')} layout={layout} back={back}>
      <div className="flex-1 bg-sand-2 p-6">
        {asked.error ? (
          <ErrorRow
            title={asked.error.message}
            hint={common('notLoaded')}
            retryText={common('retry')}
            busy={asked.isFetching}
            onRetry={() => asked.refetch()}
          />
        ) : (
          <Loading label={common('loading')}>
            <SkeletonBlock className="mx-auto aspect-[0.707] w-full max-w-150 rounded-tag! bg-white!" />
          </Loading>
        )}
      </div>
    </Shown>
  )
}

interface DocumentProps {
  document: FairDocument
  layout: 'wide' | 'phone'
  back: ReactNode
}

function Document({ document, layout, back }: DocumentProps) {
  const t = useText(documentTexts)
  const { language } = useLanguage()
  const name = inLanguage({ zh: document.doc_name, en: document.doc_name_en }, language)
  const fileName = t('fileName', { name: name.text.replace(/[\\/:*?"<>|]+/g, ' ') })
  return (
    <Shown
      title={name.text}
      layout={layout}
      heading={<LocalName name={name} />}
      back={back}
      action={
        <>
          <StarButton
            favourite={{
              kind: 'document',
              body: { exhibition_id: document.exhibition_id, com_doc_id: document.com_doc_id },
            }}
            marked={document.is_mark === 1}
            name={name.text}
            device={layout === 'phone' ? 'phone' : 'desktop'}
          />
          <a
            href={document.doc_url}
            download={fileName}
            aria-label={t('downloadLabel', { name: name.text })}
            className={classNames(buttonClasses('secondary'), layout === 'phone' && 'min-h-11! min-w-11')}
          >
            <Download size={18} strokeWidth={1.75} aria-hidden />
            {layout === 'wide' && t('download')}
          </a>
        </>
      }
    >
      <DocumentFile key={document.doc_url} address={document.doc_url} fileName={fileName} layout={layout} />
    </Shown>
  )
}

interface ShownProps {
  title: string
  layout: 'wide' | 'phone'
  heading?: ReactNode
  back: ReactNode
  action?: ReactNode
  children: ReactNode
}

function Shown({ title, layout, heading, back, action, children }: ShownProps) {
  usePageTitle(title)
  return (
    <>
      <header className="surface flex min-h-14 shrink-0 items-center gap-2 border-b border-line px-3 py-1.5 max-[17.5rem]:flex-wrap">
        {back}
        <h1 className="mr-auto line-clamp-2 min-w-0 text-16 leading-[1.375rem] hyphens-auto wrap-anywhere font-bold max-[17.5rem]:flex-1 max-[17.5rem]:basis-40 max-[17.5rem]:line-clamp-none min-[1280px]:max-w-[calc(50%-340px)]">
          {heading ?? title}
        </h1>
        {layout === 'phone' && <LanguageToggle />}
        {action}
      </header>
      {children}
    </>
  )
}
