import { type ComponentProps, lazy, Suspense } from 'react'

const Part = lazy(async () => ({ default: (await import('./player.tsx')).Player }))

type LazyPlayerProps = ComponentProps<typeof Part>

/** The player, fetched when there is something to play. Until then its place is kept, with the picture before it. */
export function LazyPlayer(props: LazyPlayerProps) {
  return (
    <Suspense fallback={<div className={`aspect-video bg-ink ${props.className ?? ''}`} />}>
      <Part {...props} />
    </Suspense>
  )
}
