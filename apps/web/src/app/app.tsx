import { QueryClientProvider } from '@tanstack/react-query'
import { NoticeProvider, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { MessengerProvider } from '../domains/chat/messenger-context.tsx'
import { type Site, SiteProvider } from '../shared/config/site-context.tsx'
import { BrokenBoundary } from './broken-page.tsx'
import { PendingFavouriteWatch } from './pending-favourite-watch.tsx'
import { createQueries } from './queries-client.ts'
import { SessionWatch } from './session-watch.tsx'
import { SiteRoutes } from './site-routes.tsx'
import { appTexts } from './texts.ts'

export function App({ site }: { site: Site }) {
  const t = useText(appTexts)
  const [queries] = useState(createQueries)
  return (
    <BrokenBoundary>
      <SiteProvider site={site}>
        <QueryClientProvider client={queries}>
          <NoticeProvider closeText={t('closeNotice')}>
            <PendingFavouriteWatch />
            <BrowserRouter>
              <SessionWatch />
              <MessengerProvider>
                <SiteRoutes />
              </MessengerProvider>
            </BrowserRouter>
          </NoticeProvider>
        </QueryClientProvider>
      </SiteProvider>
    </BrokenBoundary>
  )
}
