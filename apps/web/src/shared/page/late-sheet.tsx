import type { Sheet } from '@tradefloor/ui'
import { type ComponentProps, useEffect } from 'react'
import { useFirstScreenDrawn } from './first-screen.ts'
import { useLatePart } from './use-late-part.ts'

const load = () => import('./sheet-part.ts')

/** A sheet that is closed at first: what it is made of, 20 KB, is fetched after the first screen or when it is opened. */
export function LateSheet(props: ComponentProps<typeof Sheet>) {
  const { open, onClose } = props
  const isDrawn = useFirstScreenDrawn()
  useEffect(() => {
    if (isDrawn) load().catch(() => {})
  }, [isDrawn])
  const Part = useLatePart(load, { isWanted: open, onMissing: onClose })
  return Part && <Part {...props} />
}
