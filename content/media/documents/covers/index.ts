import type { Cover } from './cover.ts'
import { exhibitionGuide, exhibitorManual, programmeBooklet, sourcingCalendar } from './fair.ts'
import { coldChain, knitwearBrief, marketReport, offshoreWindBrief } from './markets.ts'
import { customsClearance, paymentTerms, rcepOrigin, sampleShipping } from './trade.ts'

/** The front of each paper, by the name of its file. */
export const covers: Record<string, Cover> = {
  'exhibition-guide': exhibitionGuide,
  'exhibitor-manual': exhibitorManual,
  'programme-booklet': programmeBooklet,
  'sourcing-calendar': sourcingCalendar,
  'customs-clearance': customsClearance,
  'payment-terms': paymentTerms,
  'rcep-origin': rcepOrigin,
  'sample-shipping': sampleShipping,
  'cold-chain': coldChain,
  'market-report': marketReport,
  'knitwear-brief': knitwearBrief,
  'offshore-wind-brief': offshoreWindBrief,
}
