/** The screens of the user centre by what they are called in an address. The numbers are the platform's own; ours have names. */
export const centreScreens = {
  card: 0,
  videos: 1,
  products: 2,
  documents: 3,
  cardHolder: 4,
  profile: 5,
  password: 6,
  companies: 7,
  sessions: 'sessions',
  talks: 'talks',
} as const
export type CentreScreen = keyof typeof centreScreens

/** On a phone each screen is a page; the favourites are tabs of one. */
export const centrePages: Readonly<Record<CentreScreen, string>> = {
  companies: '/collection',
  products: '/collection?tab=product',
  videos: '/collection?tab=video',
  documents: '/collection?tab=document',
  sessions: '/collection?tab=session',
  card: '/myCard',
  cardHolder: '/cardHolder',
  profile: '/personalInfo',
  password: '/passwordModify',
  talks: '/conversations',
}

const parameter = 'centre'
/** Says that the centre stands without its menu. */
const aloneParameter = 'alone'

export interface CentreInAddress {
  screen: CentreScreen
  alone: boolean
}

const names = Object.keys(centreScreens) as CentreScreen[]

/** What of the user centre an address shows, if anything. */
export function centreInAddress(search: string): CentreInAddress | undefined {
  const query = new URLSearchParams(search)
  const screen = names.find((name) => String(centreScreens[name]) === query.get(parameter))
  return screen && { screen, alone: query.has(aloneParameter) }
}

/** The same address with another screen of the centre over it, or with none. */
export function withCentre(pathname: string, search: string, shown?: CentreInAddress): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  query.delete(aloneParameter)
  if (shown) query.set(parameter, String(centreScreens[shown.screen]))
  if (shown?.alone) query.set(aloneParameter, '1')
  const text = query.toString()
  return text ? `${pathname}?${text}` : pathname
}
