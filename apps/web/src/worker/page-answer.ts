import { copyOfPage, lastResort } from './copy-of-page.ts'
import { inTime } from './in-time.ts'
import { pages, shell } from './kept.ts'
import type { RequestEvent } from './worker-scope.ts'

/** The page whose copy serves for every page that has none: it has the fewest words of its own. */
export const shellAddress = '/home'

const html = 'text/html; charset=utf-8'

/**
 * A page as the network has it; when that does not answer, or not in time, the last copy of it, or the site without that
 * page's words, which is as good for whoever runs scripts.
 */
export async function pageAnswer(event: RequestEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const address = pathname + search
  const network = fromNetwork(event)
  event.waitUntil(network.then((page) => keep(address, page.clone())).catch(() => {}))
  const page = await inTime(network)
  if (page && page.status < 500) return page
  // A proxy's word that the server is away is worth less than what the server said last.
  const copy = (await pages.match(address)) ?? (page ? undefined : await shell.match(shellAddress))
  return copy ?? page ?? network.catch(() => new Response(lastResort, { headers: { 'content-type': html } }))
}

async function fromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function keep(address: string, page: Response): Promise<void> {
  if (page.ok && !page.redirected && page.headers.get('content-type')?.startsWith('text/html'))
    await pages.put(address, await asCopy(page))
}

/** With the headers it came with, its content security policy among them. */
export const asCopy = async (page: Response): Promise<Response> =>
  new Response(copyOfPage(await page.text(), new Date()), { headers: page.headers })
