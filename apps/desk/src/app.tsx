import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NoticeProvider, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { AnsweringPage } from './answering/answering-page.tsx'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { CardsPage } from './cards/cards-page.tsx'
import { type Desk, DeskProvider } from './desk-context.tsx'
import { InboxPage } from './inbox/inbox-page.tsx'
import { WithMessenger } from './inbox/messenger-context.tsx'
import { SignedOnOnly } from './session/signed-on-only.tsx'
import { DeskShell, PageRoom } from './shell/desk-shell.tsx'
import { places } from './shell/places.ts'
import { SignOnPage } from './sign-on/sign-on-page.tsx'
import { deskTexts } from './texts.ts'

const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })

export function App({ desk }: { desk: Desk }) {
  const t = useText(deskTexts)
  const [queries] = useState(createQueries)
  return (
    <DeskProvider desk={desk}>
      <QueryClientProvider client={queries}>
        <NoticeProvider closeText={t('closeNotice')}>
          <BrowserRouter>
            <Routes>
              <Route path="/sso" element={<SignOnPage />} />
              <Route element={<SignedOnOnly />}>
                <Route element={<WithMessenger />}>
                  <Route element={<DeskShell />}>
                    <Route path={places.inbox} element={<InboxPage />} />
                    <Route path={`${places.inbox}/:thread`} element={<InboxPage />} />
                    <Route element={<PageRoom />}>
                      <Route path={places.cards} element={<CardsPage />} />
                      <Route path={places.answering} element={<AnsweringPage />} />
                      <Route path={places.calendar} element={<CalendarPage />} />
                    </Route>
                    <Route path="*" element={<Navigate to={places.inbox} replace />} />
                  </Route>
                </Route>
              </Route>
            </Routes>
          </BrowserRouter>
        </NoticeProvider>
      </QueryClientProvider>
    </DeskProvider>
  )
}
