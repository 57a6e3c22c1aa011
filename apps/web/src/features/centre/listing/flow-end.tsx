import type { Flow } from '../../../shared/listing/flow.ts'
import { ListEnd } from '../../../shared/listing/list-end.tsx'
import { useListPosition } from '../../../shared/listing/use-list-position.ts'

/** The end of a list that goes on, which is kept for whoever comes back to it. */
export function FlowEnd({ flow }: { flow: Flow }) {
  useListPosition(flow)
  return <ListEnd flow={flow} />
}
