import type { ContentVersion } from '@tradefloor/contract'
import {
  Button,
  EmptyState,
  ErrorRow,
  inLanguage,
  Loading,
  SkeletonBlock,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { History } from 'lucide-react'
import { useEditing } from './editor-context.tsx'
import { useRestore, useVersions } from './queries.ts'
import { labelOf } from './record-fields.ts'
import { contentTexts } from './texts.ts'
import { dayAndTime } from './times.ts'

/** Every publishing, with who and when; any one comes back as a draft. */
export function VersionsPanel() {
  const t = useText(contentTexts)
  const notice = useNotice()
  const { record, editor } = useEditing()
  const key = { table: record.table, id: record.id }
  const versions = useVersions(key)
  const restoring = useRestore(key)
  if (versions.isPending)
    return (
      <Loading label={t('loading')}>
        <SkeletonBlock className="h-20 w-full rounded-row!" />
      </Loading>
    )
  if (versions.isError)
    return (
      <ErrorRow
        title={versions.error.message}
        hint={t('notLoaded')}
        retryText={t('retry')}
        busy={versions.isFetching}
        onRetry={() => versions.refetch()}
      />
    )
  if (versions.data.length === 0) return <EmptyState title={t('noVersions')} hint={t('noVersionsHint')} />
  const restore = async (id: number) => {
    await editor.flush()
    restoring.mutate(id, {
      onSuccess: (restored) => {
        editor.load(restored)
        notice({ tone: 'success', text: t('restored') })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  }
  return (
    <ol className="grid gap-2">
      {versions.data.map((version, at) => (
        <li key={version.id} className="rounded-row border border-line bg-white p-3 text-13">
          <VersionFacts version={version} isFirst={at === versions.data.length - 1} />
          {at === 0 ? (
            <p className="mt-1 text-12 text-leaf">{t('isCurrent')}</p>
          ) : (
            <Button
              size={32}
              className="mt-2"
              busy={restoring.isPending && restoring.variables === version.id}
              icon={<History size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => void restore(version.id)}
            >
              {t('restore')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function VersionFacts({ version, isFirst }: { version: ContentVersion; isFirst: boolean }) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { record } = useEditing()
  const { published_by: by, published_at: at, changed } = version
  const name = by && inLanguage({ zh: by.cn, en: by.en }, language).text
  const fields = [...new Set(changed.map((field) => t(labelOf(record.table, field))))].join(
    language === 'zh' ? '、' : ', ',
  )
  return (
    <>
      <p className="font-bold">{dayAndTime(new Date(at), language)}</p>
      <p className="text-ink-2">{name ? t('versionBy', { name }) : t('versionBefore')}</p>
      {!isFirst && fields && <p className="mt-1 text-12 text-ink-3">{t('versionChanged', { fields })}</p>}
    </>
  )
}
