import { type FromScene, opensDrawer } from '@tradefloor/contract'
import { classNames } from '@tradefloor/ui'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { HomeGate } from '../../domains/navigation/home-gate.tsx'
import { useRecentlySeen } from '../../domains/recent/use-recently-seen.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { HeldPanel } from '../../features/exhibitions/held-panel.tsx'
import type { DrawerTab } from '../../features/exhibitions/home-drawer.tsx'
import { useEnterExhibition } from '../../features/exhibitions/use-enter-exhibition.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'
import { HomeDock } from './home-dock.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeStage } from './home-stage.tsx'

const loadDrawer = () => import('../../features/exhibitions/home-drawer.tsx')
const HomeDrawer = lazy(loadDrawer)
/** Whether it comes is seen when it is shown. */
const prepareDrawer = () => void loadDrawer().catch(() => {})
// On a first visit nothing has been seen yet, and nobody is signed in.
const HomeOwn = lazy(() => import('./home-own.tsx'))

const isTab = (value: string | null): value is DrawerTab => value === 'held' || value === 'review'

/** The same address with the drawer open at a tab, or closed. */
function withTab(pathname: string, search: string, tab?: DrawerTab): string {
  const query = new URLSearchParams(search)
  if (tab) query.set('list', tab)
  else query.delete('list')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

export default function DesktopHome() {
  usePageTitle()
  return (
    <HomeGate>
      <Home />
    </HomeGate>
  )
}

function Home() {
  const enter = useEnterExhibition('homeCard')
  const isKnown = useSessionState() === 'signed-in'
  const hasOwn = useRecentlySeen().length > 0 || isKnown
  // The open tab stands in the address: whoever comes back from an exhibition finds the list as it was.
  const { pathname, search } = useLocation()
  const wanted = new URLSearchParams(search).get('list')
  const tab = isTab(wanted) ? wanted : undefined
  // Fetched when it is first wanted, then kept, so that it can leave as softly as it came.
  const [opened, setOpened] = useState(false)
  if (tab && !opened) setOpened(true)
  const { show: open, close } = usePanelHistory(withTab(pathname, search), tab !== undefined)
  const show = useCallback(
    (next: DrawerTab) => open(withTab(pathname, search, next)),
    [open, pathname, search],
  )
  const onMessage = useCallback(
    (message: FromScene) => {
      if (message.type === 'landmark' && opensDrawer(message)) show('held')
      else if (message.type === 'exhibition') enter(message.exhibition_id)
    },
    [show, enter],
  )

  return (
    <div className="group/home scene-page">
      {/* Under the open drawer only the scene is seen; what floats over it comes back with the focus. */}
      <div
        className={classNames(
          'transition-opacity duration-(--dur-sheet) compact:flex compact:flex-col compact:gap-3',
          tab && 'pointer-events-none opacity-0',
        )}
      >
        <HomeHero />
        <div className="scene-part absolute top-24 right-6 bottom-24 z-(--z-shell) w-70 min-[1400px]:w-80">
          <HeldPanel onAll={() => show('held')} />
        </div>
        {hasOwn && (
          <Suspense>
            <HomeOwn />
          </Suspense>
        )}
        <HomeDock onList={show} onPrepare={prepareDrawer} />
      </div>
      <HomeStage onMessage={onMessage} />
      {(tab || opened) && (
        <Suspense>
          <HomeDrawer tab={tab} onTab={show} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
