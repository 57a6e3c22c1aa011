import type { Industry } from '@tradefloor/contract'

/** What exhibitors of an industry lay out, by the names of the models in packages/models. */
export const productKinds = {
  manufacturing: ['robot-arm', 'water-pump', 'gearbox', 'forklift', 'valve'],
  textiles: ['fabric-rolls', 'knit-sweater', 'sneaker', 'leather-bag'],
  food: ['tea-tin', 'fish-can', 'olive-oil', 'frozen-squid-box', 'tea-set'],
  home: ['lamp', 'tableware', 'chair', 'vase', 'tea-set'],
  electronics: ['drone', 'headphones', 'phone', 'speaker', 'led-panel'],
  medical: ['microscope', 'blood-pressure-monitor', 'wheelchair'],
  energy: ['solar-panel', 'ev-charger', 'lithium-battery'],
  agriculture: ['citrus-crate', 'seedling-tray', 'tea-tin', 'bonsai', 'flowers'],
} as const satisfies Record<Industry, readonly string[]>

export type ProductKind = (typeof productKinds)[Industry][number]

/** The models that stand in halls: each kind that is seen costs draw calls, so there are not too many. */
export const hallKinds: readonly ProductKind[] = [...new Set(Object.values(productKinds).flat())]

export const standsInHalls = (model: string): boolean => (hallKinds as readonly string[]).includes(model)

const ofIndustry: Readonly<Record<string, readonly ProductKind[]>> = productKinds
/** For an exhibitor that has not said what it makes: one thing of each industry. */
const ofAnything: readonly ProductKind[] = Object.values(productKinds).map(([first]) => first)

/** Which thing a product is shown as. Ids that follow each other get different ones. */
export function kindFor(industry: string | null, id: number): ProductKind {
  const kinds = (industry && ofIndustry[industry]) || ofAnything
  return kinds[Math.abs(Math.trunc(id)) % kinds.length] ?? 'tea-tin'
}
