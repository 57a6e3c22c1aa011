/** What an exhibition deals in; pictures, colours and filters go by it. */
export const industries = [
  'manufacturing',
  'textiles',
  'food',
  'home',
  'electronics',
  'medical',
  'energy',
  'agriculture',
] as const
export type Industry = (typeof industries)[number]

/** How a company stands in a hall: between two neighbours, with a free side more, or free on all sides. */
export const standTiers = ['shell', 'corner', 'custom'] as const
export type StandTier = (typeof standTiers)[number]
