import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pictureIn, withPicture } from './picture-in-history.ts'

const Viewer = lazy(() => import('./viewer.tsx'))

/**
 * Opens pictures over the whole window, from any of them. What shows them is loaded when somebody asks. The history
 * knows of it, because Back is how a phone closes what fills the window.
 */
export function useViewer(
  pictures: readonly string[],
  { name, texts = [] }: { name: string; texts?: readonly string[] },
  onSeen?: (at: number) => void,
) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const at = pictureIn(state, name, pictures.length)
  const show = (next: number, replace: boolean) =>
    navigate(pathname + search, { replace, state: withPicture(state, name, next) })
  const go = (next: number) => {
    show(next, true)
    onSeen?.(next)
  }
  const viewer: ReactNode = at !== undefined && (
    <Suspense>
      <Viewer
        pictures={pictures}
        name={name}
        alt={texts[at] || name}
        at={at}
        onAt={go}
        onClose={() => navigate(-1)}
      />
    </Suspense>
  )
  return { open: (first: number) => show(first, false), viewer }
}
