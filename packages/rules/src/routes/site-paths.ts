import { fixedPages } from './fixed-pages.ts'

/** The address of each page by device. A page that only one device has, has one. */
export const sitePaths = {
  home: { desktop: '/exhibition', phone: '/mobileExhibition' },
  introduction: { desktop: '/plateformInfo', phone: '/mobileplateformInfo' },
  desk: { desktop: '/area/consult', phone: '/mobileConsult' },
  hall: { desktop: '/area/zhanqu', phone: '/mobilecomponent' },
  /** The same hall by the address that older links have. */
  olderHall: { phone: '/mobileZhanlan' },
  hallAlone: { phone: '/mobilezhanqu' },
  exhibitors: { phone: '/mobilezhanquExhibitor' },
  boothWall: { desktop: '/area/zhantai' },
  booth: { desktop: '/area/ztDetail', phone: '/mobilezhanquDetaile' },
  conference: { desktop: '/area/conference', phone: '/mobileMeetHall' },
  bigHall: { desktop: '/area/bigconference', phone: '/mobileBigconference' },
  smallHall: { desktop: '/area/smallconference', phone: '/mobileSmallconference' },
  schedule: { phone: '/schedule' },
  guests: { phone: '/mobileGuest' },
  signIn: { desktop: '/login', phone: '/mobileLogin' },
  register: { desktop: '/register', phone: '/mobileRegister' },
  forgotten: { desktop: '/forget', phone: '/forget' },
  centre: { desktop: '/home', phone: '/home' },
  map: { desktop: '/map' },
  role: { desktop: '/role' },
  document: { desktop: '/documentView', phone: '/documentView' },
  sample: { desktop: '/companySample', phone: '/companySample' },
  privacy: { desktop: '/privacy', phone: '/privacy' },
  terms: { desktop: '/terms', phone: '/terms' },
  messageMails: { desktop: '/messageMails', phone: '/messageMails' },
  pavilions: { desktop: '/choosePavilion', phone: '/choosePavilion' },
  exhibitions: { phone: '/mobileExhibitors' },
  search: { phone: '/mobileSearch' },
  special: { desktop: '/exhibitionView', phone: '/mobileIslandZhouShan' },
} as const

/** Where one signs in, or comes to be able to. */
export const signInPages: readonly string[] = [
  sitePaths.signIn,
  sitePaths.register,
  sitePaths.forgotten,
].flatMap(({ desktop, phone }) => [desktop, phone])

/** What lies in `/area` belongs to one exhibition. */
export const areaPath = '/area'

/** The list of exhibitions: on a desktop it lies over the home. */
export const exhibitionsAddress = {
  desktop: `${sitePaths.home.desktop}?list=held`,
  phone: sitePaths.exhibitions.phone,
} as const
export const pastExhibitionsAddress = `${sitePaths.home.desktop}?list=review`

/** The exhibition of the special host's landing. */
export const specialExhibition = fixedPages['/islandZhouShan']
