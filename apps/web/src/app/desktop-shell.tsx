import { useText } from '@tradefloor/ui'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OrganiserNotices } from '../features/notice/organiser-notices.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { appMessages } from './messages.ts'
import { PageLoading } from './page-loading.tsx'
import { SiteFooter } from './site-footer.tsx'

export function DesktopShell() {
  const t = useText(appMessages)
  return (
    <div className="flex min-h-dvh flex-col bg-harbour-deep">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader />
      <OrganiserNotices layout="desktop" />
      <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  )
}
