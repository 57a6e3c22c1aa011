import type { Device } from '@tradefloor/rules'
import { lazyPart } from './lazy-part.ts'

/** What stands around the pages of a device. Nobody needs both. */
export const shells = {
  desktop: lazyPart(() => import('./desktop-shell.tsx')),
  phone: lazyPart(() => import('./phone-shell.tsx')),
} satisfies Record<Device, unknown>
