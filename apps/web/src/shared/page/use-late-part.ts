import { useNotice, useText } from '@tradefloor/ui'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { remedy } from './missing-part.ts'
import { pageTexts } from './texts.ts'

interface LatePartOptions {
  isWanted: boolean
  /** It did not come, which has been said. It is asked for again when it is no longer wanted and then wanted again. */
  onMissing: () => void
}

/**
 * A part that lies over the page, or beside it, and is a file of its own: undefined until it came. One that does not
 * come must not take the page away with it, as it would by failing while it is drawn.
 */
export function useLatePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isWanted, onMissing }: LatePartOptions,
): ComponentType<Props> | undefined {
  const t = useText(pageTexts)
  const notice = useNotice()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const failures = useRef(0)
  const miss = useEffectEvent(async () => {
    failures.current += 1
    // Twice is no accident: the site may have been updated, and then only the new one has the file.
    if (failures.current > 1 && (await remedy()) === 'reload') return window.location.reload()
    notice({ tone: 'warning', text: t('partMissing') })
    onMissing()
  })
  const isMissed = isWanted && Part === undefined
  useEffect(() => {
    if (!isMissed) return
    let isStillWanted = true
    load().then(
      ({ default: part }) => isStillWanted && setPart(() => part),
      () => isStillWanted && void miss(),
    )
    return () => {
      isStillWanted = false
    }
  }, [isMissed, load])
  return Part
}
