/** How a request is answered: by the network first, or by what is kept first; undefined is none of our business. */
export type Way = 'page' | 'file' | 'picture'

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>

/** Not pages of the site: calls, files, scenes in their frames, the exhibitor's desk, and whatever has an ending. */
const notPages = /^\/(api|files|rtm|scene|desk|sso|healthz|readyz|sitemap)(\/|$)|\.[a-z0-9]{2,11}$/i

/** What an address says that must not be written down. */
const secrets = ['authcode', 'sso_ticket']

export function wayOf({ method, url, mode, destination }: Asked, origin: string): Way | undefined {
  const { origin: whose, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || whose !== origin) return undefined
  if (pathname.startsWith('/assets/')) return 'file'
  // The address of a visitor's own picture is signed. It is nobody else's, and it ends.
  if (destination === 'image' && pathname.startsWith('/files/'))
    return searchParams.has('s') ? undefined : 'picture'
  const isPage = mode === 'navigate' && !notPages.test(pathname)
  return isPage && !secrets.some((name) => searchParams.has(name)) ? 'page' : undefined
}
