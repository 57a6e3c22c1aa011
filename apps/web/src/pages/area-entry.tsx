import { type Device, entryFor, exhibitionsAddress, pageAddress, sitePaths } from '@tradefloor/rules'
import { Navigate } from 'react-router'
import { NoExhibition } from '../features/exhibitions/exhibition-sheet.tsx'
import {
  useAddressedExhibition,
  useExhibitionTitle,
} from '../features/exhibitions/use-addressed-exhibition.ts'

const circumstances = {
  desktop: { from: 'homeCard', home: sitePaths.home.desktop, list: exhibitionsAddress.desktop },
  phone: { from: 'mobileList', home: sitePaths.home.phone, list: sitePaths.exhibitions.phone },
} as const

/** Bare `/area` leads to where the exhibition begins. */
export default function AreaEntry({ device }: { device: Device }) {
  const page = useAddressedExhibition({})
  useExhibitionTitle(page)
  const { from, home, list } = circumstances[device]
  if (page.state === 'there') {
    const entry = entryFor(page.exhibition, from)
    return <Navigate to={entry.kind === 'page' ? pageAddress(entry) : home} replace />
  }
  return (
    <section className="surface mx-auto mt-20 w-full max-w-110 rounded-sheet p-6">
      <NoExhibition page={page} listAddress={list} />
    </section>
  )
}
