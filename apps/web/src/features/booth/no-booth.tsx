import { buttonClasses, EmptyState, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { pageMessages } from '../../shared/page/messages.ts'
import { boothMessages } from './messages.ts'
import type { AddressedBooth } from './use-addressed-booth.ts'

/** What stands where a booth would be while there is none to show. */
export function NoBooth({ page, home }: { page: Exclude<AddressedBooth, { state: 'there' }>; home: string }) {
  const t = useText(boothMessages)
  const common = useText(pageMessages)
  if (page.state === 'loading')
    return (
      <Loading label={common('loading')}>
        <SkeletonBlock className="h-7 w-3/5" />
        <SkeletonBlock className="mt-3 h-4 w-2/5" />
        <SkeletonBlock className="mt-6 h-24 rounded-card!" />
      </Loading>
    )
  if (page.state === 'failed')
    return (
      <>
        <h1 className="mb-3 text-18 font-bold">{t('placeholder')}</h1>
        <ErrorRow
          title={page.message}
          hint={common('notLoaded')}
          retryText={common('retry')}
          busy={page.retrying}
          onRetry={page.retry}
        />
      </>
    )
  return (
    <>
      <h1 className="sr-only">{t('unknownTitle')}</h1>
      <EmptyState
        title={t('unknownTitle')}
        hint={t('unknownHint')}
        action={
          <Link to={home} className={buttonClasses('soft', 40)}>
            {t('toHome')}
          </Link>
        }
      />
    </>
  )
}
