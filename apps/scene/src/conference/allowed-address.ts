/** Whether the screen may open an address: one of our own server, or of an origin that the settings allow (T29). */
export function isAllowedAddress(address: string, page: string, streamOrigins: readonly string[]): boolean {
  if (!URL.canParse(address, page)) return false
  const { protocol, origin, username, password } = new URL(address, page)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
  return origin === new URL(page).origin || streamOrigins.some((allowed) => originOf(allowed) === origin)
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined)
