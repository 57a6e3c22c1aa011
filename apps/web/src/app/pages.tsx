import type { Device } from '@tradefloor/rules'
import { lazy, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { withCentre } from '../shared/go/centre.ts'
import type { PageName, PathRow } from './paths.ts'

const DesktopHome = lazy(() => import('../pages/desktop/home.tsx'))
const DesktopExhibition = lazy(() => import('../pages/desktop/exhibition.tsx'))
const DesktopBooth = lazy(() => import('../pages/desktop/booth.tsx'))
const DesktopBoothWall = lazy(() => import('../pages/desktop/booth-wall.tsx'))
const DesktopIntroduction = lazy(() => import('../pages/desktop/introduction.tsx'))
const DesktopSignIn = lazy(() => import('../pages/desktop/sign-in.tsx'))
const DesktopRegister = lazy(() => import('../pages/desktop/register.tsx'))
const DesktopForgotten = lazy(() => import('../pages/desktop/forgotten.tsx'))
const DesktopMap = lazy(() => import('../pages/desktop/map.tsx'))
const DesktopRole = lazy(() => import('../pages/desktop/role.tsx'))
const DesktopDocument = lazy(() => import('../pages/desktop/document-view.tsx'))
const DesktopSample = lazy(() => import('../pages/desktop/company-sample.tsx'))
const DesktopRules = lazy(() => import('../pages/desktop/house-rules.tsx'))
const DesktopNotFound = lazy(() => import('../pages/desktop/not-found.tsx'))
const PhoneHome = lazy(() => import('../pages/mobile/home.tsx'))
const PhoneExhibition = lazy(() => import('../pages/mobile/exhibition.tsx'))
const PhoneExhibitions = lazy(() => import('../pages/mobile/exhibitions.tsx'))
const PhoneExhibitors = lazy(() => import('../pages/mobile/exhibitors.tsx'))
const PhoneBooth = lazy(() => import('../pages/mobile/booth.tsx'))
const PhoneBoothPart = lazy(() => import('../pages/mobile/booth-part.tsx'))
const PhonePavilions = lazy(() => import('../pages/mobile/pavilions.tsx'))
const PhoneIntroduction = lazy(() => import('../pages/mobile/introduction.tsx'))
const PhoneSignIn = lazy(() => import('../pages/mobile/sign-in.tsx'))
const PhoneRegister = lazy(() => import('../pages/mobile/register.tsx'))
const PhoneForgotten = lazy(() => import('../pages/mobile/forgotten.tsx'))
const PhoneDocument = lazy(() => import('../pages/mobile/document-view.tsx'))
const PhoneSample = lazy(() => import('../pages/mobile/company-sample.tsx'))
const PhoneRules = lazy(() => import('../pages/mobile/house-rules.tsx'))
const AreaEntryPage = lazy(() => import('../pages/area-entry.tsx'))
const PhoneNotFound = lazy(() => import('../pages/mobile/not-found.tsx'))

type Twin = Partial<Record<Device, (row: PathRow) => ReactNode>>

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
    phone: (row) => (row.boothPanel ? <PhoneBoothPart panel={row.boothPanel} /> : <PhoneBooth />),
  },
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
      <Navigate to={withCentre('/exhibition', '', { screen: 'profile', alone: false })} replace />
    ),
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
  pavilions: { phone: () => <PhonePavilions /> },
  exhibitions: { phone: () => <PhoneExhibitions /> },
}

export const NotFound = ({ device }: { device: Device }) =>
  device === 'phone' ? <PhoneNotFound /> : <DesktopNotFound />

export const AreaEntry = ({ device }: { device: Device }) => <AreaEntryPage device={device} />
