import type { Industry } from '@tradefloor/contract'

/** What exhibitors of an industry lay out. Each kind has a model, `product-<kind>`. */
export const productKinds = {
  manufacturing: ['robot-arm', 'pump', 'gearbox', 'carrier', 'valve'],
  textiles: ['fabric-rolls', 'shirt', 'sneaker', 'bag'],
  food: ['tea-caddy', 'canned-fish', 'bottles', 'fish-box', 'tea-set'],
  home: ['table-lamp', 'tableware', 'chair', 'vases', 'tea-set'],
  electronics: ['drone', 'headphones', 'phones', 'speaker', 'led-panel'],
  medical: ['microscope', 'patient-monitor', 'blood-pressure'],
  energy: ['solar-panel', 'charger', 'battery'],
  agriculture: ['orange-crate', 'seedling-tray', 'tea-caddy', 'drone', 'tea-set'],
} as const satisfies Record<Industry, readonly string[]>

export type ProductKind = (typeof productKinds)[Industry][number]

const ofIndustry: Readonly<Record<string, readonly ProductKind[]>> = productKinds
/** For an exhibitor that has not said what it makes: one thing of each industry. */
const ofAnything: readonly ProductKind[] = Object.values(productKinds).map(([first]) => first)

/** Which thing a product is shown as. Ids that follow each other get different ones. */
export function kindFor(industry: string | null, id: number): ProductKind {
  const kinds = (industry && ofIndustry[industry]) || ofAnything
  return kinds[Math.abs(Math.trunc(id)) % kinds.length] ?? 'tea-caddy'
}
