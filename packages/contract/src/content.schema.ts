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
