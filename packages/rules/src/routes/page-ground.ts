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

/**
 * Whether the page at an address is bright, so that what is shown until it is there does not flash in another colour.
 * Without a device: on each that has a page there.
 */
export function isBrightPage(pathname: string, device?: Device): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const devices: Device[] = device ? [device] : ['desktop', 'phone']
  const grounds = devices.flatMap((each) =>
    rowsOf(each)
      .filter((row) => row.path.toLowerCase() === path)
      .map((row) => isBright(row, each)),
  )
  return grounds.length > 0 && grounds.every(Boolean)
}
