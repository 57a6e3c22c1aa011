import { type Device, landingOf, routes, rowOf, twinOf } from '@tradefloor/rules'
import { pages } from './pages.tsx'
import { shells } from './shells.ts'

/**
 * By device, by address in small letters: the modules that its page begins with, as paths below src. Read when the
 * site is built (bundling/first-files.ts), and no part of it.
 */
export const firstModules = (): Record<Device, Record<string, string[]>> => ({
  desktop: modulesOf('desktop'),
  phone: modulesOf('phone'),
})

function modulesOf(device: Device): Record<string, string[]> {
  const addresses = routes.flatMap(({ desktop, phone }) =>
    [desktop, phone].filter((path) => path !== undefined),
  )
  return Object.fromEntries([
    ...addresses.map((path) => [path.toLowerCase(), modulesAt(path, device)]),
    ...['/', '/index'].map((path) => [path, modulesAt(landingOf(device, false), device)]),
  ])
}

/** As the address alone says it: what its query adds is seldom another page. */
function modulesAt(address: string, device: Device): string[] {
  const [path = address] = (twinOf(address, '', device) ?? address).split('?')
  const row = rowOf(path)
  const page = row && pages[row.page][device]?.(row)
  return [shells[device], page?.type].flatMap((part) => moduleOf(part) ?? [])
}

/** The module that a part is loaded from: only the program text of its import says it. */
function moduleOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('load' in part)) return undefined
  const [, module] = /\/((?:pages|app)\/[^"'`]+|[^"'`/]+)["'`]/.exec(String(part.load)) ?? []
  if (!module) throw new Error(`a part of the site without a module: ${part.load}`)
  return module.includes('/') ? module : `app/${module}`
}
