import type { ExhibitorDetail } from '@tradefloor/contract'
import type { BoothPanel } from '@tradefloor/rules'
import type { Booth } from './queries.ts'

export interface BoothContentProps {
  panel: BoothPanel
  booth: Booth
  exhibitor: ExhibitorDetail
  layout: 'panel' | 'phone'
  /** Where one product is shown. */
  detail: (productId: number) => { to: string; replace?: boolean; state?: unknown }
  onOpen: (panel: BoothPanel) => void
  onClose: () => void
}
