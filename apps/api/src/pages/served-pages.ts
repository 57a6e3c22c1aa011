import { fairDay } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { subjects } from '../changes.ts'
import { isUnavailable } from '../db/outage.ts'
import type { Dependencies } from '../dependencies.ts'
import { AddressLimit } from '../http/address-limit.ts'
import { Problem } from '../http/problem.ts'
import { pageConfig } from '../http/public-config.ts'
import type { CachedReply } from '../http/reply-cache.ts'
import { sendCached } from '../http/send-cached.ts'
import { TurningPoints } from '../http/turning-points.ts'
import type { PageContent } from './page-content.ts'
import { writeDocument } from './page-document.ts'
import { speechIn } from './page-speech.ts'
import { publicAddress } from './public-address.ts'
import { pageUnread, readPage } from './read-page.ts'
import { nameOfSubject, type RequestedPage, requestedPage } from './requested-page.ts'

type Asked = RequestedPage & { isSpecial: boolean; address: string | null }

/** Answers requests for pages: the document of the site with that page's words in it, kept ready like other answers. */
export function servedPages(deps: Dependencies) {
  const { answers, clock, config } = deps
  const turns = new TurningPoints()
  const limit = new AddressLimit({ most: config.limits.callsAMinute, seconds: 60 })
  const settings = versioned(() => pageConfig(deps))

  return (template: string) => {
    /** What a page shows besides what it is about; when it changes, every page does. */
    const rest = () => `${settings.version()} ${fairDay(clock.now())} ${turns.last(clock.now())}`
    const keyOf = (name: string, { language, isSpecial, isBright, address }: Asked) =>
      `page ${name} ${language} ${isSpecial} ${isBright} ${address} ${rest()}`

    const write = (asked: Asked, content: PageContent) =>
      writeDocument(template, content, speechIn(asked.language), {
        settings: pageConfig(deps),
        isSpecial: asked.isSpecial,
        isBright: asked.isBright,
        publicAddress: asked.address,
      })
    const read = (asked: Asked) =>
      answers.get(keyOf(nameOfSubject(asked.subject), asked), subjects, async () =>
        write(asked, await readPage({ ...deps, turns }, asked.subject, speechIn(asked.language))),
      )
    const unread = (asked: Asked) =>
      answers.get(keyOf('unread', asked), [], async () =>
        write(asked, pageUnread(deps, speechIn(asked.language))),
      )

    /** The page, if it is there and can be had; undefined if there is nobody to ask just now. */
    async function pageFor(request: FastifyRequest, asked: Asked): Promise<CachedReply | 'lost' | undefined> {
      const ready = answers.fresh(keyOf(nameOfSubject(asked.subject), asked))
      if (ready) return ready
      // Who asks for more than anybody reads gets pages that cost nothing.
      if (limit.take((request.ip as string | undefined) ?? '') > 0) return undefined
      try {
        return await read(asked)
      } catch (error) {
        if (error instanceof Problem && error.problem === 'not_found') return 'lost'
        // Without its words a page opens too, and asks by itself.
        if (!isUnavailable(error))
          request.log.error({ request_id: request.id, err: error }, 'a page was not made')
        return undefined
      }
    }

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = {
        ...requestedPage(request.url),
        isSpecial: config.specialHost?.toLowerCase() === request.hostname.toLowerCase(),
        address: publicAddress(config, request),
      }
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      const isLost = asked.subject.about === 'lost'
      const page = isLost ? 'lost' : await pageFor(request, asked)
      if (page !== 'lost') return sendCached(request, reply, page ?? (await unread(asked)))
      const lost = await pageFor(request, { ...asked, subject: { about: 'lost' } })
      // Whole: what is not there has no version that somebody could have already.
      const { plain } = lost && lost !== 'lost' ? lost : await unread(asked)
      return reply.code(404).send(plain)
    }
  }
}

/** A number that is another one whenever the value is, to stand for it in a key. */
function versioned(value: () => unknown) {
  let last = ''
  let version = 0
  return {
    version() {
      const now = JSON.stringify(value())
      if (now !== last) version++
      last = now
      return version
    },
  }
}
