import type { Snapshot } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { fileAddress } from './file-address.ts'
import type { FileRow } from './file-queries.ts'

export const viewSnapshot = (deps: Pick<Dependencies, 'secrets' | 'clock'>, row: FileRow): Snapshot => ({
  id: row.id,
  url: fileAddress(deps, row),
  mime: row.mime,
  size: row.size,
  width: row.width,
  height: row.height,
})
