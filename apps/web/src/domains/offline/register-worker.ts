import type { Device } from '@tradefloor/rules'
import { deviceParameter, seenPrefix } from './names.ts'

const address = (device: Device) => `/sw.js?${deviceParameter}=${device}`
const lookAgainMs = 3_600_000

/**
 * Lets the worker keep the site. A new one takes the place of the old as soon as it is there, and `onNew` may tell the
 * visitor, whose page is still the old one. Nobody is held back by either: they ask the network for every page.
 */
export async function registerWorker(device: Device, onNew: () => void): Promise<() => void> {
  const { serviceWorker } = navigator
  // Absent on plain http; refused in some browsers inside other programs.
  const registration = await serviceWorker
    ?.register(address(device), { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!serviceWorker || !registration) return () => {}

  // The first worker takes nobody's place.
  let isFirst = serviceWorker.controller === null
  const change = () => {
    if (!isFirst) onNew()
    isFirst = false
  }
  serviceWorker.addEventListener('controllerchange', change)
  // A site on the home screen may stay open for days.
  const timer = setInterval(() => void registration.update().catch(() => {}), lookAgainMs)
  return () => {
    serviceWorker.removeEventListener('controllerchange', change)
    clearInterval(timer)
  }
}

/** The operator has switched it off: what it kept goes, and so does it. */
export async function removeWorker(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister()
  const ours = new RegExp(`^(files$|shell-|${seenPrefix})`)
  for (const name of (await globalThis.caches?.keys()) ?? []) if (ours.test(name)) await caches.delete(name)
}
