import { signRequest } from '@tradefloor/client'
import type { PublicConfigReply } from '@tradefloor/contract'
import { exhibitionId, firstCompany } from './fair-data.ts'

/** What guests read most. */
export const targets: { name: string; path: string; query: Record<string, string> }[] = [
  {
    name: 'exhibition list',
    path: '/api/exhibition/v2/web/exhibition',
    query: { lasting: '0', status: '2' },
  },
  {
    name: 'exhibitor list',
    path: '/api/exhibition/v1/web/exhibitor',
    query: { exhibition_id: String(exhibitionId) },
  },
  {
    name: 'exhibitor',
    path: `/api/exhibition/v1/web/exhibitor/${firstCompany}`,
    query: { exhibition_id: String(exhibitionId) },
  },
  {
    name: 'product list',
    path: '/api/exhibition/v2/web/exhibition-product',
    query: { exhibition_id: String(exhibitionId) },
  },
]

/** The request as a guest's browser sends it. */
export async function signedRequest(base: string, path: string, query: Record<string, string>) {
  const { data } = (await (await fetch(`${base}/api/config`)).json()) as PublicConfigReply
  const search = new URLSearchParams({ ...query, platform: data.platform })
  const timestamp = String(data.server_time)
  const headers = {
    'x-timestamp': timestamp,
    'x-signature': await signRequest(data.signing_key, {
      method: 'GET',
      path,
      query: search,
      body: undefined,
      timestamp,
    }),
  }
  return { url: `${base}${path}?${search}`, headers }
}

/** And the bytes it gets. */
export async function signedTarget(base: string, path: string, query: Record<string, string>) {
  const { url, headers } = await signedRequest(base, path, query)
  return { url, headers, bytes: await fetchBytes(url, headers) }
}

export async function fetchBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
