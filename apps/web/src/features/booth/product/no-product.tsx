import { CallError } from '@tradefloor/client'
import { buttonClasses, EmptyState, ErrorRow, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import type { QueryState } from '../../../shared/page/query-result.tsx'
import { pageTexts } from '../../../shared/page/texts.ts'
import { phoneBoothTexts } from '../phone-texts.ts'

interface NoProductProps {
  asked: Pick<QueryState<unknown>, 'isFetching' | 'refetch'>
  error: Error
  /** The booth's products. */
  products: string
}

/** What stands where a product would be that did not come. */
export function NoProduct({ asked, error, products }: NoProductProps) {
  const t = useText(phoneBoothTexts)
  const common = useText(pageTexts)
  // It was taken away, or never there: asking again does not bring it.
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        title={t('unknownProduct')}
        hint={t('unknownProductHint')}
        action={
          <Link to={products} replace className={buttonClasses('soft', 48)}>
            {t('toProducts')}
          </Link>
        }
      />
    )
  return (
    <ErrorRow
      title={error.message}
      hint={common('notLoaded')}
      retryText={common('retry')}
      busy={asked.isFetching}
      onRetry={() => asked.refetch()}
    />
  )
}
