import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NoticeProvider, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { WithMessenger } from '../domains/chat/messenger-context.tsx'
import { AllowedOnly } from '../domains/session/allowed-only.tsx'
import { SignedOnOnly } from '../domains/session/signed-on-only.tsx'
import { AnsweringPage } from '../features/answering/answering-page.tsx'
import { CalendarPage } from '../features/calendar/calendar-page.tsx'
import { CardsPage } from '../features/cards/cards-page.tsx'
import { InboxPage } from '../features/inbox/inbox-page.tsx'
import { SignOnPage } from '../features/sign-on/sign-on-page.tsx'
import { places } from '../shared/addresses.ts'
import { type Desk, DeskProvider } from '../shared/desk-context.tsx'
import { deskTexts } from '../shared/texts.ts'
import { DeskShell, PageRoom } from './desk-shell.tsx'
import { FirstPage } from './first-page.tsx'
import { LazyPage } from './lazy-page.tsx'

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
                    <Route element={<AllowedOnly needs="leads" otherwise={places.inbox} />}>
                      <Route path={places.leads} element={<LazyPage page="leads" />} />
                      <Route path={`${places.leads}/:uid`} element={<LazyPage page="leads" />} />
                      <Route element={<PageRoom />}>
                        <Route path={places.cards} element={<CardsPage />} />
                      </Route>
                    </Route>
                    <Route element={<AllowedOnly needs="content" otherwise={places.inbox} />}>
                      <Route path={places.start} element={<LazyPage page="start" />} />
                      <Route path={places.booth} element={<LazyPage page="booth" />} />
                      <Route path={places.products} element={<LazyPage page="products" />} />
                      <Route path={`${places.products}/:product`} element={<LazyPage page="product" />} />
                    </Route>
                    <Route path={places.figures} element={<LazyPage page="figures" />} />
                    <Route element={<AllowedOnly needs="team" otherwise={places.inbox} />}>
                      <Route path={places.team} element={<LazyPage page="team" />} />
                    </Route>
                    <Route element={<PageRoom />}>
                      <Route path={places.answering} element={<AnsweringPage />} />
                      <Route path={places.calendar} element={<CalendarPage />} />
                    </Route>
                    <Route path="*" element={<FirstPage />} />
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
