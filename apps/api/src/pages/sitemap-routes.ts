import type { FastifyInstance, FastifyReply } from 'fastify'
import { subjects } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { Problem } from '../http/problem.ts'
import { sendCached } from '../http/send-cached.ts'
import { type AddressedRequest, publicAddress } from './public-address.ts'
import { isKind, sitemapIndex, sitemapPart } from './sitemap.ts'

const hidden = { schema: { hide: true } }
const most = 10_000

/** The map of the site for search engines, and what they may do here. */
export function addSitemap(app: FastifyInstance, deps: Dependencies) {
  const { answers, database, config, clock } = deps
  // Without an address of its own a fair is only on this machine, and nobody else reads its map.
  const siteOf = (asked: AddressedRequest) =>
    publicAddress(config, asked) ?? `http://localhost:${config.port}`

  app.get('/robots.txt', hidden, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    const site = siteOf(request)
    return sendCached(request, reply, await answers.get(`robots ${site}`, [], async () => robotsText(site)))
  })

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const site = siteOf(request)
    const answer = await answers.get(`sitemap ${site}`, subjects, () => sitemapIndex(database, site))
    return sendCached(request, asMap(reply), answer)
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name', hidden, async (request, reply) => {
    const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.name) ?? []
    const part = Number(number)
    if (!isKind(kind) || part > most) throw new Problem('not_found')
    const site = siteOf(request)
    const answer = await answers.get(`sitemap ${site} ${kind} ${part}`, subjects, async () => {
      const text = await sitemapPart(database, { site, kind, part, now: clock.now() })
      if (text === undefined) throw new Problem('not_found')
      return text
    })
    return sendCached(request, asMap(reply), answer)
  })
}

const asMap = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')

/** Pages that are nobody's to find say so themselves, so they must not be kept from being read. */
const robotsText = (site: string) => `User-agent: *
Disallow: /api/docs
Disallow: /desk
Disallow: /sso
Disallow: /rtm

Sitemap: ${site}/sitemap.xml
`
