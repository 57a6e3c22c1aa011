import type { Device } from '../device.ts'
import { rowsOf } from './find-route.ts'
import type { PageName, Route } from './route-table.ts'
import type { BoothPanel } from './spots.ts'

const read: readonly PageName[] = ['document', 'privacy', 'terms', 'messageMails']

/** Pages that are read on a bright ground; the others are looked at over the sea or a scene. */
const bright: Record<Device, ReadonlySet<PageName>> = {
  desktop: new Set(read),
  phone: new Set<PageName>([
    ...read,
    'introduction',
    'exhibitors',
    'schedule',
    'guests',
    'pavilions',
    'exhibitions',
    'search',
    'signIn',
    'register',
    'forgotten',
    'centre',
  ]),
}

/** Panels of a booth that are pages of their own on a phone; the others lie over its scene. */
const pagesOfBooth: ReadonlySet<BoothPanel> = new Set(['about', 'videoList', 'product', 'detail'])

const isBright = ({ page, boothPanel }: Route, device: Device) =>
  bright[device].has(page) || (device === 'phone' && boothPanel !== undefined && pagesOfBooth.has(boothPanel))

const pathsOf = (device: Device, isAsked: (row: Route) => boolean) =>
  new Set(
    rowsOf(device)
      .filter(isAsked)
      .map(({ path }) => path.toLowerCase()),
  )
const bothOf = (device: Device) => ({
  bright: pathsOf(device, (row) => isBright(row, device)),
  other: pathsOf(device, (row) => !isBright(row, device)),
})
const paths = { desktop: bothOf('desktop'), phone: bothOf('phone') }

/**
 * Whether the page at an address is bright, so that what is shown until it is there does not flash in another colour.
 * Without a device: on each that has a page there.
 */
export function isBrightPage(pathname: string, device?: Device): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const asked = device ? [paths[device]] : [paths.desktop, paths.phone]
  return asked.some(({ bright }) => bright.has(path)) && !asked.some(({ other }) => other.has(path))
}
