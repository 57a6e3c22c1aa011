import { ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { contentTexts } from './texts.ts'

/** While a record is on its way, or did not come. */
export function RecordPending() {
  const t = useText(contentTexts)
  return (
    <Loading label={t('loading')} className="grid gap-4 p-6">
      {Array.from({ length: 7 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        <SkeletonBlock key={at} className="h-10 w-full" />
      ))}
    </Loading>
  )
}

interface RecordErrorProps {
  error: Error
  isFetching: boolean
  onRetry: () => void
}

export function RecordError({ error, isFetching, onRetry }: RecordErrorProps) {
  const t = useText(contentTexts)
  return (
    <ErrorRow
      className="m-6"
      title={error.message}
      hint={t('notLoaded')}
      retryText={t('retry')}
      busy={isFetching}
      onRetry={onRetry}
    />
  )
}
