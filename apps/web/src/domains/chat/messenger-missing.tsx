import { ErrorRow, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import { useProfile } from '../session/use-profile.ts'
import { useRetryMessaging } from './messenger-context.tsx'

interface MessengerMissingProps {
  meanwhile: ReactNode
  /** Of the row that says why. */
  className?: string
}

/** In place of conversations: what is shown meanwhile, or why they do not come and the way to ask again. */
export function MessengerMissing({ meanwhile, className }: MessengerMissingProps) {
  const t = useText(pageTexts)
  const askAgain = useRetryMessaging()
  const { data, error, isFetching, refetch } = useProfile()
  const row = { retryText: t('retry'), className }
  if (askAgain) return <ErrorRow {...row} title={t('notLoaded')} onRetry={askAgain} />
  if (data || !error) return meanwhile
  return <ErrorRow {...row} title={error.message} onRetry={() => void refetch()} busy={isFetching} />
}
