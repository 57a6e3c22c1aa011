import { lazy, Suspense } from 'react'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { useFirstScreenDrawn } from '../../shared/page/first-screen.ts'

// Where it does not come, the home is whole without it.
const ForYouStrip = lazy(() =>
  import('../../features/for-you/for-you-strip.tsx').then(
    ({ ForYouStrip: Strip }) => ({ default: Strip }),
    () => ({ default: () => null }),
  ),
)

/** What the home has for a visitor who is signed in, after its first screen. */
export function HomeOwn() {
  const isSignedIn = useSessionState() === 'signed-in'
  const isTime = useFirstScreenDrawn()
  if (!isSignedIn || !isTime) return null
  return (
    <Suspense>
      <ForYouStrip />
    </Suspense>
  )
}
