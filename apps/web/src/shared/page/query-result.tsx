import { ErrorRow, Loading, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { pageTexts } from './texts.ts'

/** As much of a question to the server as showing its states takes. */
export interface QueryState<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface AnswerProps<Data> {
  asked: QueryState<Data>
  /** The shape of what is coming. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The answer to a question, or what there is to see instead while it is on its way or did not come. */
export function QueryResult<Data>({ asked, skeleton, children }: AnswerProps<Data>) {
  const t = useText(pageTexts)
  if (asked.data !== undefined) return children(asked.data)
  if (asked.error) return <QueryError asked={asked} error={asked.error} />
  return <Loading label={t('loading')}>{skeleton}</Loading>
}

interface NoAnswerProps {
  asked: Pick<QueryState<unknown>, 'isFetching' | 'refetch'>
  error: Error
  className?: string
}

/** That an answer did not come, and the way to ask again. */
export function QueryError({ asked, error, className }: NoAnswerProps) {
  const t = useText(pageTexts)
  return (
    <ErrorRow
      title={error.message}
      hint={t('notLoaded')}
      retryText={t('retry')}
      busy={asked.isFetching}
      onRetry={() => asked.refetch()}
      {...(className !== undefined && { className })}
    />
  )
}
