/** What somebody was looking for, by the words of the site. */
export const searchedKind = {
  exhibitor: { zh: '展商', en: 'exhibitors' },
  product: { zh: '展品', en: 'products' },
} as const
