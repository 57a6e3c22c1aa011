import { centrePages, type Device, type PageName, type Route, sitePaths, withCentre } from '@tradefloor/rules'
import type { ReactElement } from 'react'
import { Navigate } from 'react-router'
import { lazyPart } from './lazy-part.ts'

const DesktopHome = lazyPart(() => import('../pages/desktop/home.tsx'))
const DesktopExhibition = lazyPart(() => import('../pages/desktop/exhibition.tsx'))
const DesktopBooth = lazyPart(() => import('../pages/desktop/booth.tsx'))
const DesktopBoothWall = lazyPart(() => import('../pages/desktop/booth-wall.tsx'))
const DesktopConference = lazyPart(() => import('../pages/desktop/conference.tsx'))
const DesktopConferenceHall = lazyPart(() => import('../pages/desktop/conference-hall.tsx'))
const DesktopIntroduction = lazyPart(() => import('../pages/desktop/introduction.tsx'))
const DesktopSignIn = lazyPart(() => import('../pages/desktop/sign-in.tsx'))
const DesktopRegister = lazyPart(() => import('../pages/desktop/register.tsx'))
const DesktopForgotten = lazyPart(() => import('../pages/desktop/forgotten.tsx'))
const DesktopMap = lazyPart(() => import('../pages/desktop/map.tsx'))
const DesktopRole = lazyPart(() => import('../pages/desktop/role.tsx'))
const DesktopDocument = lazyPart(() => import('../pages/desktop/document-view.tsx'))
const DesktopSample = lazyPart(() => import('../pages/desktop/company-sample.tsx'))
const DesktopRules = lazyPart(() => import('../pages/desktop/house-rules.tsx'))
const DesktopMessageMails = lazyPart(() => import('../pages/desktop/message-mails.tsx'))
const DesktopPavilions = lazyPart(() => import('../pages/desktop/pavilions.tsx'))
const DesktopNotFound = lazyPart(() => import('../pages/desktop/not-found.tsx'))
const PhoneHome = lazyPart(() => import('../pages/mobile/home.tsx'))
const PhoneExhibition = lazyPart(() => import('../pages/mobile/exhibition.tsx'))
const PhoneExhibitions = lazyPart(() => import('../pages/mobile/exhibitions.tsx'))
const PhoneExhibitors = lazyPart(() => import('../pages/mobile/exhibitors.tsx'))
const PhoneBooth = lazyPart(() => import('../pages/mobile/booth.tsx'))
const PhoneBoothPart = lazyPart(() => import('../pages/mobile/booth-part.tsx'))
const PhoneProduct = lazyPart(() => import('../pages/mobile/product.tsx'))
const PhoneMeetHall = lazyPart(() => import('../pages/mobile/meet-hall.tsx'))
const PhoneConferenceHall = lazyPart(() => import('../pages/mobile/conference-hall.tsx'))
const PhoneSchedule = lazyPart(() => import('../pages/mobile/schedule.tsx'))
const PhoneGuests = lazyPart(() => import('../pages/mobile/guests.tsx'))
const PhonePavilions = lazyPart(() => import('../pages/mobile/pavilions.tsx'))
const PhoneSearch = lazyPart(() => import('../pages/mobile/search.tsx'))
const PhoneIntroduction = lazyPart(() => import('../pages/mobile/introduction.tsx'))
const PhoneSignIn = lazyPart(() => import('../pages/mobile/sign-in.tsx'))
const PhoneRegister = lazyPart(() => import('../pages/mobile/register.tsx'))
const PhoneForgotten = lazyPart(() => import('../pages/mobile/forgotten.tsx'))
const PhoneCentre = lazyPart(() => import('../pages/mobile/centre.tsx'))
const PhoneCentreScreen = lazyPart(() => import('../pages/mobile/centre-screen.tsx'))
const PhoneCollection = lazyPart(() => import('../pages/mobile/collection.tsx'))
const PhoneDocument = lazyPart(() => import('../pages/mobile/document-view.tsx'))
const PhoneSample = lazyPart(() => import('../pages/mobile/company-sample.tsx'))
const PhoneRules = lazyPart(() => import('../pages/mobile/house-rules.tsx'))
const PhoneMessageMails = lazyPart(() => import('../pages/mobile/message-mails.tsx'))
const AreaEntryPage = lazyPart(() => import('../pages/area-entry.tsx'))
const PhoneNotFound = lazyPart(() => import('../pages/mobile/not-found.tsx'))

type Twin = Partial<Record<Device, (row: Route) => ReactElement>>

const hallOnDesktop = ({ conferenceHall: hall = 'big', hallPanel }: Route) => (
  <DesktopConferenceHall hall={hall} panel={hallPanel} />
)

/** Each page is a file of its own to load, so that a visitor gets only the one he is on. */
export const pages: Record<PageName, Twin> = {
  home: { desktop: () => <DesktopHome />, phone: () => <PhoneHome /> },
  introduction: { desktop: () => <DesktopIntroduction />, phone: () => <PhoneIntroduction /> },
  consult: {
    desktop: (row) => <DesktopExhibition place="consult" panel={row.deskPanel} />,
    phone: () => <PhoneExhibition place="mobileConsult" />,
  },
  hall: {
    desktop: () => <DesktopExhibition place="zhanqu" />,
    phone: () => <PhoneExhibition place="mobileHall" />,
  },
  hallAlone: { phone: () => <PhoneExhibition place="mobileZhanqu" alone /> },
  boothWall: { desktop: () => <DesktopBoothWall /> },
  exhibitors: { phone: () => <PhoneExhibitors /> },
  booth: {
    desktop: (row) => <DesktopBooth panel={row.boothPanel} />,
    phone: ({ boothPanel: panel }) => {
      if (panel === undefined) return <PhoneBooth />
      return panel === 'detail' ? <PhoneProduct /> : <PhoneBoothPart panel={panel} />
    },
  },
  conference: { desktop: () => <DesktopConference />, phone: () => <PhoneMeetHall /> },
  conferenceHall: {
    desktop: (row) => hallOnDesktop(row),
    phone: ({ conferenceHall: hall = 'big' }) => <PhoneConferenceHall hall={hall} />,
  },
  schedule: { desktop: (row) => hallOnDesktop(row), phone: () => <PhoneSchedule /> },
  guests: { desktop: (row) => hallOnDesktop(row), phone: () => <PhoneGuests /> },
  special: {
    desktop: (row) => <DesktopExhibition place="page" unnamed={row.exhibition} />,
    phone: (row) => <PhoneExhibition place="page" unnamed={row.exhibition} />,
  },
  fixed: { desktop: (row) => <DesktopExhibition place="page" fixed={row.exhibition} /> },
  signIn: { desktop: () => <DesktopSignIn />, phone: () => <PhoneSignIn /> },
  register: { desktop: () => <DesktopRegister />, phone: () => <PhoneRegister /> },
  forgotten: { desktop: () => <DesktopForgotten />, phone: () => <PhoneForgotten /> },
  // The user centre lies over a page; by itself it lies over the home.
  centre: {
    desktop: () => (
      <Navigate to={withCentre(sitePaths.home.desktop, '', { screen: 'profile', alone: false })} replace />
    ),
    phone: ({ phone, centreScreen: screen }) => {
      if (!screen) return <PhoneCentre />
      if (phone === centrePages.companies) return <PhoneCollection />
      return <PhoneCentreScreen key={screen} screen={screen} />
    },
  },
  map: { desktop: () => <DesktopMap /> },
  role: { desktop: () => <DesktopRole /> },
  document: { desktop: () => <DesktopDocument />, phone: () => <PhoneDocument /> },
  sample: { desktop: () => <DesktopSample />, phone: () => <PhoneSample /> },
  privacy: {
    desktop: () => <DesktopRules paper="privacy" />,
    phone: () => <PhoneRules paper="privacy" />,
  },
  terms: { desktop: () => <DesktopRules paper="terms" />, phone: () => <PhoneRules paper="terms" /> },
  messageMails: { desktop: () => <DesktopMessageMails />, phone: () => <PhoneMessageMails /> },
  pavilions: { desktop: () => <DesktopPavilions />, phone: () => <PhonePavilions /> },
  exhibitions: { phone: () => <PhoneExhibitions /> },
  search: { phone: () => <PhoneSearch /> },
}

export const NotFound = ({ device }: { device: Device }) =>
  device === 'phone' ? <PhoneNotFound /> : <DesktopNotFound />

export const AreaEntry = ({ device }: { device: Device }) => <AreaEntryPage device={device} />
