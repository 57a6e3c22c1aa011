import { lazy, type ReactNode, Suspense, useState } from 'react'

const Viewer = lazy(() => import('./viewer.tsx'))

/** Opens pictures over the whole window, from any of them. What shows them is loaded when somebody asks. */
export function useViewer(pictures: readonly string[], name: string, onSeen?: (at: number) => void) {
  const [at, setAt] = useState<number>()
  const go = (next: number) => {
    setAt(next)
    onSeen?.(next)
  }
  const viewer: ReactNode = at !== undefined && (
    <Suspense>
      <Viewer pictures={pictures} name={name} at={at} onAt={go} onClose={() => setAt(undefined)} />
    </Suspense>
  )
  return { open: setAt, viewer }
}
