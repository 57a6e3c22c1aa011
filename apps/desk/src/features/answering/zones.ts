const fairZone = 'Asia/Shanghai'

/** Where this browser is. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || fairZone

/** Every zone this browser knows, the fair's and one's own first; a zone that was set elsewhere is among them. */
export function zoneNames(set: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([fairZone, ownZone(), set, ...known])]
}
