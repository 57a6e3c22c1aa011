import type { ScheduleGroup } from '@tradefloor/contract'
import { useLatePart } from '../../shared/page/use-late-part.ts'
import { sessionsOf } from './programme.ts'
import type { useReplay } from './use-replay.ts'

interface ReplayWindowProps {
  groups: readonly ScheduleGroup[]
  replay: ReturnType<typeof useReplay>
}

const load = () => import('./replay-modal.tsx')

/** A replay over the page. What the address names is played only if it is a replay of this programme. */
export function ReplayWindow({ groups, replay }: ReplayWindowProps) {
  const session =
    replay.id === undefined
      ? undefined
      : sessionsOf(groups).find(({ id, play_back }) => id === replay.id && play_back !== '')
  const ReplayModal = useLatePart(load, { isWanted: session !== undefined, onMissing: replay.close })
  return session && ReplayModal && <ReplayModal session={session} replay={replay} />
}
