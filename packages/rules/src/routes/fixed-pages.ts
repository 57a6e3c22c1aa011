/** Pavilion and campaign pages with an address of their own, and the exhibition whose scene each embeds. */
export const fixedPages = {
  '/islandAgricultural': 35,
  '/hzFumao': 38,
  '/chukou2021': 53,
  '/chukou2022': 57,
  '/chukouXl2022': 58,
  '/sppl': 63,
  '/beltRoad': 78,
  '/uzi': 55,
  '/islandZhouShan': 33,
  '/shuzijiaoyu': 49,
  '/spain': 51,
} as const

export type FixedPage = keyof typeof fixedPages
