import { inLanguage, useLanguage } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { EditorPage } from './editor-page.tsx'
import { type RecordKey, useRecord } from './queries.ts'
import { RecordError, RecordPending } from './record-state.tsx'

interface RecordPageProps extends RecordKey {
  /** What its list is called, and where that is. */
  list: { title: string; place: string }
  unnamed: string
  before: (title: string) => ReactNode
  preview: (language: 'zh' | 'en') => ReactNode
  children: ReactNode
}

/** One record of a list with its editor. */
export function RecordPage({ table, id, list, unnamed, before, preview, children }: RecordPageProps) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRecord({ table, id })
  const name = data ? inLanguage({ zh: data.name.cn, en: data.name.en }, language).text : ''
  const title = name || unnamed
  usePageTitle(name || list.title)
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  return (
    <EditorPage
      key={data.id}
      record={data}
      before={before(title)}
      title={title}
      preview={preview}
      onGone={() => navigate(list.place, { replace: true })}
    >
      {children}
    </EditorPage>
  )
}
