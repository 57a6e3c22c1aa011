import { addressOf, wallSpot } from '@tradefloor/rules'
import { useBoothWall } from './queries.ts'

/** Where an exhibition shows its booths as pictures; undefined while it has none, or nobody knows yet. */
export function useWallAddress(exhibitionId: number): string | undefined {
  const id = String(exhibitionId)
  const wall = useBoothWall(id).data
  if (!wall?.known || wall.slides.length === 0) return undefined
  return addressOf(wallSpot.desktop, { areaDate: id, exhibition_id: id })
}
