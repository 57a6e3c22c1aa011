import { deviceOf } from '@tradefloor/rules'
import { useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router'
import { useSite } from '../shared/config/site-context.tsx'
import { isSpecialHost } from '../shared/page/special-host.ts'
import { DesktopShell } from './desktop-shell.tsx'
import { LandingNotice } from './landing-notice.tsx'
import { NotFound, pages } from './pages.tsx'
import { landingOf, paths, twinOf } from './paths.ts'
import { PhoneShell } from './phone-shell.tsx'

export function SiteRoutes() {
  const { config } = useSite()
  const { pathname, search } = useLocation()
  const device = deviceOf(navigator.userAgent)
  useFocusAfterNavigation(pathname)

  const twin = twinOf(pathname, search, device)
  if (twin) return <Navigate to={twin} replace />
  const landing = landingOf(device, isSpecialHost(config, window.location.hostname))
  const Shell = device === 'phone' ? PhoneShell : DesktopShell
  return (
    <>
      <LandingNotice />
      <Routes>
        <Route path="/" element={<Navigate to={landing + keep(landing, search)} replace />} />
        <Route path="/index" element={<Navigate to={`/exhibition${search}`} replace />} />
        <Route element={<DesktopShell />}>
          {paths.flatMap((row) => {
            const element = pages[row.page].desktop?.(row)
            return row.desktop && element
              ? [<Route key={row.desktop} path={row.desktop} element={element} />]
              : []
          })}
        </Route>
        <Route element={<PhoneShell />}>
          {paths.flatMap((row) => {
            const element = pages[row.page].phone?.(row)
            return row.phone && element ? [<Route key={row.phone} path={row.phone} element={element} />] : []
          })}
        </Route>
        <Route element={<Shell />}>
          <Route path="*" element={<NotFound device={device} />} />
        </Route>
      </Routes>
    </>
  )
}

/** The query of the root goes along, unless the landing has one of its own. */
const keep = (landing: string, search: string) =>
  landing.includes('?') ? search.replace(/^\?/, '&') : search

/** Puts the reader at the top of the new page, as a browser would: a screen reader then begins to read there. */
function useFocusAfterNavigation(pathname: string) {
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname, type])
}
