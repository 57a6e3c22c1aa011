import type { ExhibitionProfile } from '@tradefloor/contract'

/** What holds for an exhibition that says nothing of itself. Content only writes where it differs. */
export const defaultProfile: ExhibitionProfile = {
  listed: {
    ongoing: true,
    review: true,
    pavilionDesktop: false,
    pavilionMobile: false,
    mobileHistory: true,
  },
  entry: {
    homeCard: 'consult',
    pavilion: 'zhanqu',
    ongoing: 'consult',
    review: 'consult',
    mobilePavilion: 'mobilecomponent',
    mobileList: 'mobileConsult',
  },
  scenes: {},
  shell: { buttons: false, logo: false },
  exhibitorClick: 'booth',
  schedule: 'shown',
  agenda: { big: 'big' },
}
