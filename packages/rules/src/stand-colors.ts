import type { SceneLook } from '@tradefloor/contract'

/** The colours of stands in each look, for companies whose logo has none. */
export const standColors: Readonly<Record<SceneLook, readonly string[]>> = {
  bamboo: ['#4b8a3f', '#c7792b', '#1f7a86', '#a4503f', '#8a6fb5', '#c9a227'],
  bazaar: ['#1f7fa8', '#c2403a', '#d0952a', '#2f8f74', '#7a3f8f', '#b8562f'],
  circuit: ['#1fa9c4', '#7b5cff', '#e0468c', '#2f7fe0', '#1fae8f', '#f0903a'],
  clinic: ['#12908c', '#2b78c5', '#df7a6a', '#4a9fd0', '#6f7fd0', '#3f9f6f'],
  'fishing-port': ['#0f7f96', '#e5932b', '#d5573b', '#2a6fb0', '#3a9a74', '#5560a8'],
  frost: ['#2274b8', '#38a3c9', '#5667c9', '#3f8f9f', '#2f5f9e', '#7a8bb0'],
  harbour: ['#1557d6', '#0fa7b8', '#e08a2b', '#2e9e5b', '#c8456b', '#6a5ae0'],
  harvest: ['#5b8f2a', '#d0901c', '#b3552a', '#2f8f7a', '#7a9a2f', '#c2703d'],
  lake: ['#1f7a6c', '#2b87c0', '#c98a24', '#4d9a5b', '#7464b8', '#c2564a'],
  loom: ['#b5395f', '#3f4fa0', '#d98a3a', '#2f8c84', '#7a4f9e', '#c2574a'],
  orchard: ['#c8452f', '#4f9a45', '#e08a2b', '#8a4f9e', '#2a8c82', '#b8336a'],
  patio: ['#c23b2e', '#1f7fb0', '#d99a24', '#2f8c5a', '#8f4f8f', '#d9704a'],
  pearl: ['#b86a8f', '#c79a54', '#7f6fc4', '#4f8fa8', '#a8506a', '#8f8a5a'],
  shipyard: ['#d5532f', '#1f6f9e', '#e09a2b', '#2f7f74', '#44608c', '#8f3f3a'],
  'tea-terrace': ['#4c7a34', '#9a6a34', '#2f7a72', '#8c3f34', '#6f7f3a', '#5a5f8f'],
  tide: ['#0c8494', '#1557d6', '#e5782d', '#2c7fb8', '#3a9d7c', '#4757c4'],
  wind: ['#1673b8', '#2fae8f', '#e09a2b', '#3f8fd0', '#6a5ae0', '#4f9a45'],
  works: ['#e08a2b', '#2a6fb0', '#c44b32', '#2f8f6a', '#5b6b8c', '#8a6a3a'],
}

/** The exhibitor's own colour, else one of the look's, the same at every visit. */
export const standColor = (
  { companyId, color }: { companyId: number; color: string | null },
  colors: readonly string[],
): string => color || (colors[companyId % colors.length] ?? '#1557d6')
