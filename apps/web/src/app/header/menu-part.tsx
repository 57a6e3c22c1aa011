import { SkeletonBlock } from '@tradefloor/ui'
import type { ComponentType } from 'react'
import { useLatePart } from '../../shared/page/use-late-part.ts'

interface Follows {
  onFollow: () => void
}

/** What a menu shows once it is open: nobody needs it before. */
export function MenuPart<Props extends Follows>({
  load,
  ...props
}: Props & { load: () => Promise<{ default: ComponentType<Props> }> }) {
  const Part = useLatePart(load, { isWanted: true, onMissing: props.onFollow })
  return Part ? <Part {...(props as unknown as Props)} /> : <SkeletonBlock className="h-11" />
}
