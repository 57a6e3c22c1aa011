import '../shared/install/install-prompt.ts'
import { HeadingLevel, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ListSteps } from '../domains/scene-frame/list-steps.ts'
import { useListStep } from '../domains/scene-frame/use-list-step.ts'
import { OrganiserNotices } from '../features/notice/organiser-notices.tsx'
import { BrokenBoundary } from './broken-page.tsx'
import { LateReminders } from './late-reminders.tsx'
import { OfflineWatch } from './offline-watch.tsx'
import { PageLoading } from './page-loading.tsx'
import { hasTabBar, TabBar } from './tab-bar.tsx'
import { appTexts } from './texts.ts'

const OfflinePage = lazy(() => import('../domains/offline/offline-page.tsx'))

export default function PhoneShell() {
  const t = useText(appTexts)
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <OfflineWatch layout="phone" />
      <OrganiserNotices layout="phone" />
      <main id="main" tabIndex={-1} className="relative flex flex-1 flex-col">
        <Suspense fallback={<PageLoading />}>
          <BrokenBoundary at={pathname} away={<OfflinePage device="phone" />}>
            <HeadingLevel is="h2">
              <ListSteps value={useListStep}>
                <Outlet />
              </ListSteps>
            </HeadingLevel>
          </BrokenBoundary>
        </Suspense>
      </main>
      {hasTabBar(pathname) && <TabBar />}
      <LateReminders device="phone" />
    </div>
  )
}
