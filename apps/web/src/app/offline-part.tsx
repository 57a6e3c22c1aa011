import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { OfflineStrip } from '../shared/offline/offline-strip.tsx'
import { useManifestLanguage } from '../shared/offline/use-manifest-language.ts'
import { useOffline } from '../shared/offline/use-offline.ts'
import { useStorageNotice } from '../shared/offline/use-storage-notice.ts'
import { useWorker } from '../shared/offline/use-worker.ts'
import { savesData } from '../shared/scene-frame/device-conditions.ts'
import { useSessionState } from '../shared/session/use-session-state.ts'

// A guest has nothing of their own.
const KeepAhead = lazy(() => import('./keep-ahead.tsx').catch(() => ({ default: () => null })))

/** Everything that makes the site work without a network. */
export default function OfflinePart({ layout }: ComponentProps<typeof OfflineStrip>): ReactNode {
  const isSignedIn = useSessionState() === 'signed-in'
  useOffline()
  useWorker(layout)
  useStorageNotice()
  useManifestLanguage()
  return (
    <>
      <OfflineStrip layout={layout} />
      {/* A phone is what one has in the hall. */}
      {isSignedIn && layout === 'phone' && !savesData() && (
        <Suspense>
          <KeepAhead />
        </Suspense>
      )}
    </>
  )
}
