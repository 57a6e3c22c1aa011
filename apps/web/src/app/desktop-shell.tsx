import { exhibitionsAddress, kindInAddress, sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { CentreHost } from '../features/centre/centre-host.tsx'
import { OrganiserNotices } from '../features/notice/organiser-notices.tsx'
import { BrokenBoundary } from './broken-page.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { LateReminders } from './late-reminders.tsx'
import { OfflineWatch } from './offline-watch.tsx'
import { PageLoading } from './page-loading.tsx'
import { SiteFooter } from './site-footer.tsx'
import { appTexts } from './texts.ts'

const OfflinePage = lazy(() => import('../domains/offline/offline-page.tsx'))

const centrePlaces = {
  device: 'desktop',
  home: sitePaths.home.desktop,
  signInAt: sitePaths.signIn.desktop,
  fairs: exhibitionsAddress.desktop,
} as const

export default function DesktopShell() {
  const t = useText(appTexts)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const searching = kindInAddress(query) !== undefined
  return (
    <div className="flex min-h-dvh flex-col bg-harbour-deep">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader />
      <OfflineWatch layout="desktop" />
      <OrganiserNotices layout="desktop" />
      {/* Under the results of a search, which leave the header usable. */}
      <div inert={searching} className="contents">
        <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
          <Suspense fallback={<PageLoading />}>
            <BrokenBoundary at={pathname} away={<OfflinePage device="desktop" />}>
              <Outlet />
            </BrokenBoundary>
          </Suspense>
        </main>
        <SiteFooter />
      </div>
      <CentreHost places={centrePlaces} />
      <LateReminders device="desktop" />
    </div>
  )
}
