import type { EntryPoint, ExhibitionProfile } from '@tradefloor/contract'
import { exhibitionStatuses } from '@tradefloor/contract'

interface List {
  /** What to ask the gateway for. */
  readonly query: { readonly lasting: 0 | 1; readonly status?: 1 | 2 | 3 }
  /** The profile's word that keeps an exhibition on this list; without one the list shows all. */
  readonly flag?: keyof ExhibitionProfile['listed']
  /** Where a tap on an exhibition of this list comes from. */
  readonly from: EntryPoint
}

const { upcoming, held, ended } = exhibitionStatuses

/** Every list of exhibitions on the site. */
export const lists = {
  homeHeld: { query: { lasting: 0, status: held }, from: 'homeCard' },
  homeReview: { query: { lasting: 0, status: ended }, from: 'homeCard' },
  headerPavilion: { query: { lasting: 1 }, flag: 'pavilionDesktop', from: 'pavilion' },
  headerOngoing: { query: { lasting: 0, status: held }, flag: 'ongoing', from: 'ongoing' },
  headerReview: { query: { lasting: 0, status: ended }, flag: 'review', from: 'review' },
  phonePavilion: { query: { lasting: 1 }, flag: 'pavilionMobile', from: 'mobilePavilion' },
  phoneHeld: { query: { lasting: 0, status: held }, from: 'mobileList' },
  phoneUpcoming: { query: { lasting: 0, status: upcoming }, from: 'mobileList' },
  phoneHistory: { query: { lasting: 0, status: ended }, flag: 'mobileHistory', from: 'mobileList' },
} as const satisfies Record<string, List>

export type ListName = keyof typeof lists

/** The exhibitions that a list shows, of those the gateway answered to the list's own query. */
export function listed<T extends { profile: ExhibitionProfile }>(
  exhibitions: readonly T[],
  name: ListName,
): T[] {
  const { flag }: List = lists[name]
  return exhibitions.filter(({ profile }) => !flag || profile.listed[flag])
}

/** How many entries a phone's list shows first, and how many more each time its reader nears the end. */
export const phonePageSize = 10

/** What a phone's list of exhibitors asks for first. */
export const firstExhibitorsQuery = (exhibitionId: number) => ({
  exhibition_id: exhibitionId,
  page: 1,
  size: phonePageSize,
})
