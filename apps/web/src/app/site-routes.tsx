import {
  areaPath,
  type Device,
  deviceOf,
  groundOf,
  landingOf,
  rowsOf,
  sitePaths,
  twinOf,
} from '@tradefloor/rules'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router'
import { useSite } from '../shared/config/site-context.tsx'
import { isSpecialHost } from '../shared/page/special-host.ts'
import { PageLoading } from './page-loading.tsx'
import { AreaEntry, NotFound, pages } from './pages.tsx'
import { shells } from './shells.ts'

// Few arrive that way.
const LandingNotice = lazy(() => import('./landing-notice.tsx'))

export function SiteRoutes() {
  const { config } = useSite()
  const { pathname, search } = useLocation()
  const device = deviceOf(navigator.userAgent)
  useFocusAfterNavigation(groundOf(pathname))

  const twin = twinOf(pathname, search, device)
  if (twin) return <Navigate to={twin} replace />
  const landing = landingOf(device, isSpecialHost(config, window.location.hostname))
  const other: Device = device === 'phone' ? 'desktop' : 'phone'
  const [Shell, OtherShell] = [shells[device], shells[other]]
  return (
    <Suspense fallback={<PageLoading />}>
      <Suspense>{search.includes('authcode') && <LandingNotice />}</Suspense>
      <Routes>
        <Route path="/" element={<Navigate to={landing + keep(landing, search)} replace />} />
        <Route path="/index" element={<Navigate to={sitePaths.home.desktop + search} replace />} />
        {/* Its own first: where both devices have the same address, the first is the one shown. */}
        <Route element={<Shell />}>{routesOf(device)}</Route>
        <Route element={<OtherShell />}>{routesOf(other)}</Route>
        <Route element={<Shell />}>
          <Route path={areaPath} element={<AreaEntry device={device} />} />
          <Route path="*" element={<NotFound device={device} />} />
        </Route>
      </Routes>
    </Suspense>
  )
}

const routesOf = (device: Device) =>
  rowsOf(device).flatMap((row) => {
    const element = pages[row.page][device]?.(row)
    return element ? [<Route key={row.path} path={row.path} element={element} />] : []
  })

/** The query of the root goes along, unless the landing has one of its own. */
const keep = (landing: string, search: string) =>
  landing.includes('?') ? search.replace(/^\?/, '&') : search

/** Puts the reader at the top of the new page, as a browser would: a screen reader then begins to read there. */
function useFocusAfterNavigation(ground: string) {
  const type = useNavigationType()
  const last = useRef(ground)
  useEffect(() => {
    if (last.current === ground) return
    last.current = ground
    // A panel that is open on the new page has taken the focus already, or a box to type in.
    if (!document.activeElement?.closest('#main :is([role=dialog], input)'))
      document.getElementById('main')?.focus({ preventScroll: true })
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [ground, type])
}
