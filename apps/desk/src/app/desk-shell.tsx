import { useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { pageOf } from '../shared/addresses.ts'
import { deskTexts } from '../shared/texts.ts'
import { DeskBottomBar, DeskTopBar } from './desk-phone-bars.tsx'
import { DeskRail } from './desk-rail.tsx'

export function DeskShell() {
  const t = useText(deskTexts)
  const main = useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <DeskRail />
      <DeskTopBar />
      <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        <Outlet />
      </main>
      <DeskBottomBar />
    </div>
  )
}

/** The room of a page that is read from its top down. */
export function PageRoom() {
  return (
    <div className="px-(--gutter) py-5 lg:px-8 lg:py-7">
      <div className="mx-auto max-w-300">
        <Outlet />
      </div>
    </div>
  )
}

/** A new page begins at its beginning, for the eye and for whoever listens. */
function useFocusAfterNavigation() {
  const page = pageOf(useLocation().pathname)
  const main = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    main.current?.focus()
    window.scrollTo(0, 0)
  }, [page])
  return main
}
