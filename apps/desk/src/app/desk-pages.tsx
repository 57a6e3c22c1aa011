import { Route, Routes } from 'react-router'
import { WithMessenger } from '../domains/chat/messenger-context.tsx'
import { AllowedOnly } from '../domains/session/allowed-only.tsx'
import { places } from '../shared/addresses.ts'
import { DeskShell, PageRoom } from './desk-shell.tsx'
import { FirstPage } from './first-page.tsx'
import { LazyPage } from './lazy-page.tsx'

export { preloadPage } from './lazy-page.tsx'

/** Everything behind the sign-on, in the desk's own frame. */
export default function DeskPages() {
  return (
    <Routes>
      <Route element={<WithMessenger />}>
        <Route element={<DeskShell />}>
          <Route path={places.inbox} element={<LazyPage page="inbox" />} />
          <Route path={`${places.inbox}/:thread`} element={<LazyPage page="inbox" />} />
          <Route element={<AllowedOnly needs="leads" otherwise={places.inbox} />}>
            <Route path={places.leads} element={<LazyPage page="leads" />} />
            <Route path={`${places.leads}/:uid`} element={<LazyPage page="leads" />} />
            <Route element={<PageRoom />}>
              <Route path={places.cards} element={<LazyPage page="cards" />} />
            </Route>
          </Route>
          <Route element={<AllowedOnly needs="content" otherwise={places.inbox} />}>
            <Route path={places.start} element={<LazyPage page="start" />} />
            <Route path={places.booth} element={<LazyPage page="booth" />} />
            <Route path={places.products} element={<LazyPage page="products" />} />
            <Route path={places.sheet} element={<LazyPage page="sheet" />} />
            <Route path={`${places.products}/:product`} element={<LazyPage page="product" />} />
            <Route path={places.documents} element={<LazyPage page="documents" />} />
            <Route path={`${places.documents}/:document`} element={<LazyPage page="document" />} />
          </Route>
          <Route path={places.figures} element={<LazyPage page="figures" />} />
          <Route element={<AllowedOnly needs="team" otherwise={places.inbox} />}>
            <Route path={places.team} element={<LazyPage page="team" />} />
          </Route>
          <Route element={<PageRoom />}>
            <Route path={places.answering} element={<LazyPage page="answering" />} />
            <Route path={places.calendar} element={<LazyPage page="calendar" />} />
          </Route>
          <Route path="*" element={<FirstPage />} />
        </Route>
      </Route>
    </Routes>
  )
}
