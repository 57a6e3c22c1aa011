import type { Flow } from '../../../shared/listing/flow.ts'
import { ListEnd } from '../../../shared/listing/list-end.tsx'
import { useKeptPlace } from '../../../shared/listing/use-kept-place.ts'

/** The end of a list that goes on, which is kept for whoever comes back to it. */
export function FlowEnd({ flow }: { flow: Flow }) {
  useKeptPlace(flow)
  return <ListEnd flow={flow} />
}
