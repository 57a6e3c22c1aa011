import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { type CachedReply, etagOf, prepare } from '../../http/reply-cache.ts'
import { sendCached } from '../../http/send-cached.ts'
import { type LoopTimes, windowAt } from './loop.ts'
import { type Loop, loopsInTheBox, storedPlaylist } from './loops-in-the-box.ts'
import { livePlaylist, type Rendition, replayPlaylist } from './playlists.ts'

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
}
const kept = {
  forEver: 'public, max-age=31536000, immutable',
  anHour: 'public, max-age=3600',
  // Less than a segment, so that a cache on the way never holds a player up for one.
  aMoment: 'public, max-age=1',
}

interface Served {
  caching: string
  answer(now: Date): Promise<CachedReply>
}

/** The streams of the box at plain addresses, as a player asks for them. No process stands behind them. */
export async function addLiveRoutes(app: FastifyInstance, { clock }: Pick<Dependencies, 'clock'>) {
  const served = new Map<string, Served>()
  for (const loop of loopsInTheBox().values())
    for (const [path, file] of await filesOf(loop)) served.set(`${loop.name}/${path}`, file)

  app.get<{ Params: { '*': string } }>(
    '/live/*',
    { schema: { hide: true, querystring: Type.Object({}, { additionalProperties: false }) } },
    async (request, reply) => {
      const path = request.params['*']
      const file = served.get(path)
      if (!file) throw new Problem('not_found')
      reply.header('cache-control', file.caching).type(types[path.slice(path.lastIndexOf('.') + 1)] ?? '')
      return sendCached(request, reply, await file.answer(clock.now()))
    },
  )
}

async function filesOf(loop: Loop): Promise<Map<string, Served>> {
  /** Segments are films, and so compressed already. */
  const same = async (content: string | Buffer, caching: string): Promise<Served> => {
    const answer =
      typeof content === 'string' ? await prepare(content) : { etag: etagOf(content), plain: content }
    return { caching, answer: () => Promise.resolve(answer) }
  }
  const files = new Map<string, Served>()
  for (const [path, bytes] of loop.files) files.set(path, await same(bytes, kept.forEver))
  for (const { lang, text } of loop.captions) files.set(`${lang}.vtt`, await same(text, kept.anHour))
  for (const [name, rendition] of loop.renditions) {
    files.set(`${name}/live.m3u8`, { caching: kept.aMoment, answer: onTheAir(loop, rendition) })
    files.set(`${name}/replay.m3u8`, await same(replayPlaylist(loop, rendition), kept.anHour))
  }
  const main = (playlist: string) => loop.main.replaceAll(`/${storedPlaylist}`, `/${playlist}`)
  files.set('master.m3u8', await same(main('live.m3u8'), kept.anHour))
  files.set('replay.m3u8', await same(main('replay.m3u8'), kept.anHour))
  return files
}

/** Written once for each segment that ends, however many ask for it. */
function onTheAir(loop: LoopTimes, rendition: Rendition): Served['answer'] {
  let at = -1
  let answer: Promise<CachedReply> | undefined
  return (now) => {
    const sequence = windowAt(loop, now)[0]?.sequence ?? 0
    if (!answer || sequence !== at) {
      at = sequence
      answer = prepare(livePlaylist(loop, rendition, now))
    }
    return answer
  }
}
