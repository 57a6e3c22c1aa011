import { buttonClasses, ErrorRow, Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import { boothTexts } from './texts.ts'
import type { AddressedBooth } from './use-addressed-booth.ts'

interface NoBoothProps {
  page: Exclude<AddressedBooth, { state: 'there' }>
  /** The exhibitors of the hall that the address names, where it names one. */
  exhibitors?: string | undefined
  /** The list of exhibitions. */
  list: string
  home: string
}

/** What stands where a booth would be while there is none to show. */
export function NoBooth({ page, exhibitors, list, home }: NoBoothProps) {
  const t = useText(boothTexts)
  const common = useText(pageTexts)
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
      <h1 className="text-center text-20 font-bold text-balance">{t('unknownTitle')}</h1>
      <p className="mt-2 text-center text-balance text-ink-2">{t('unknownHint')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {exhibitors && (
          <Link to={exhibitors} className={buttonClasses('primary', 40)}>
            {t('toExhibitors')}
          </Link>
        )}
        <Link to={list} className={buttonClasses(exhibitors ? 'secondary' : 'primary', 40)}>
          {t('toFairs')}
        </Link>
        <Link to={home} className={buttonClasses('secondary', 40)}>
          {t('toHome')}
        </Link>
      </div>
    </>
  )
}
