import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { OfflineStrip } from '../domains/offline/offline-strip.tsx'
import { useManifestLanguage } from '../domains/offline/use-manifest-language.ts'
import { useOffline } from '../domains/offline/use-offline.ts'
import { useStorageNotice } from '../domains/offline/use-storage-notice.ts'
import { useWorker } from '../domains/offline/use-worker.ts'
import { savesData } from '../domains/scene-frame/device-conditions.ts'
import { useSessionState } from '../domains/session/use-session-state.ts'

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
