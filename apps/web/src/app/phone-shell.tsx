import { useText } from '@tradefloor/ui'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { OrganiserNotices } from '../features/notice/organiser-notices.tsx'
import { appMessages } from './messages.ts'
import { PageLoading } from './page-loading.tsx'
import { hasTabBar, TabBar } from './tab-bar.tsx'

export default function PhoneShell() {
  const t = useText(appMessages)
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <OrganiserNotices layout="phone" />
      <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      {hasTabBar(pathname) && <TabBar />}
    </div>
  )
}
