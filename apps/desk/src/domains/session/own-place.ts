const root = '/desk'

/** Where at our own desk somebody wants to go; nothing for any other place, whoever's it is. */
export function ownPlace(redirect: string | null, origin: string): string | undefined {
  if (!redirect || !URL.canParse(redirect, origin)) return undefined
  const url = new URL(redirect, origin)
  const isDesk = url.pathname === root || url.pathname.startsWith(`${root}/`)
  return url.origin === origin && isDesk ? url.pathname + url.search : undefined
}
