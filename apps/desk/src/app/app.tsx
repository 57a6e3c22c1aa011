import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NoticeProvider, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { SignedOnOnly } from '../domains/session/signed-on-only.tsx'
import { type Desk, DeskProvider } from '../shared/desk-context.tsx'
import { deskTexts } from '../shared/texts.ts'
import { signOnPath, WholePage } from './whole-page.tsx'

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
              <Route path={signOnPath} element={<WholePage page="signOn" />} />
              <Route element={<SignedOnOnly />}>
                <Route path="*" element={<WholePage page="desk" />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </NoticeProvider>
      </QueryClientProvider>
    </DeskProvider>
  )
}
