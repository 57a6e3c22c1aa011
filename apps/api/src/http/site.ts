import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PageConfig } from '@tradefloor/contract'
import { deviceOf } from '@tradefloor/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'
import { type CachedReply, prepare } from './reply-cache.ts'
import { addScenePack } from './scene-pack.ts'
import { sendCached } from './send-cached.ts'

export interface SiteFolders {
  web: string
  scene: string
  desk: string
}

/** By device, by address in small letters: what the site says of itself when it is built, apps/web/bundling. */
type FirstFiles = Partial<Record<string, Record<string, string[]>>>
const firstFilesName = 'first-files.json'

const sceneKinds = ['island', 'desk', 'hall', 'booth', 'conference']
const emptyConfig = '<script type="application/json" id="public-config"></script>'

/** The program that keeps the site in browsers, and the one that undoes what it did. */
const workers = { on: 'sw.js', off: 'sw-off.js' }

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface SiteParts {
  config: () => PageConfig
  /** Answers requests for pages of the site, given its document. */
  pages: (template: string) => Answering
}

/** The built sites: files with a hash in their name for ever, documents asked for again each time. */
export async function addSite(app: FastifyInstance, folders: SiteFolders, { config, pages }: SiteParts) {
  const document = documentsWith(config)
  await addWorker(app, folders.web, config().offline)
  await addFiles(app, folders.web, '/')
  await addFiles(app, folders.scene, '/scene/')
  await addFiles(app, folders.desk, '/desk/')
  addScenePack(app, folders.scene)

  const template = await textOf(join(folders.web, 'index.html'))
  const page = template === undefined ? undefined : pages(template)
  const linksFor = firstLinks(await textOf(join(folders.web, firstFilesName)))
  const desk = await document(folders.desk, 'index.html')
  const scenes = new Map(
    await Promise.all(
      sceneKinds.map(async (kind) => [kind, await document(folders.scene, `${kind}.html`)] as const),
    ),
  )

  app.get<{ Params: { kind: string } }>('/scene/:kind', { schema: { hide: true } }, (request, reply) =>
    sendDocument(request, reply, scenes.get(request.params.kind)),
  )
  for (const path of ['/desk', '/desk/*'])
    app.get(path, { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, desk))
  // The exhibitors' sign-on is a page of the desk's. Its address may carry an invitation, and nobody is told where it leads from.
  app.get('/sso', { schema: { hide: true } }, (request, reply) =>
    sendDocument(request, reply.header('referrer-policy', 'no-referrer'), desk),
  )
  // Every other address belongs to the site's own router, which shows a page for what it does not know.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (
      !page ||
      /^\/(api|files|live|calendar|rtm|scene)(\/|\?|$)|^[^?]*\.[a-z0-9]{2,5}(\?|$)/i.test(request.url)
    )
      throw new Problem('not_found')
    const links = linksFor(request)
    if (links) reply.header('link', links)
    return page(request, reply)
  })
}

/**
 * What a browser is to fetch while it still reads the document. In a header, because documents are kept ready for both
 * devices alike, and a link that is passed on is often opened on the other one.
 */
function firstLinks(text: string | undefined) {
  const files = JSON.parse(text ?? '{}') as FirstFiles
  const linkTo = (file: string) =>
    `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`
  const links = new Map(
    Object.entries(files).flatMap(([device, pages]) =>
      Object.entries(pages ?? {}).map(
        ([path, list]) => [`${device} ${path}`, list.map(linkTo).join(', ')] as const,
      ),
    ),
  )
  return ({ url, headers }: FastifyRequest) => {
    const [path = ''] = url.split('?')
    return links.get(`${deviceOf(headers['user-agent'])} ${path.toLowerCase().replace(/(?<=.)\/+$/, '')}`)
  }
}

/** Asked for again each time: an old one that was kept on the way would keep visitors on what it knows. */
async function addWorker(app: FastifyInstance, folder: string, isOn: boolean) {
  const text = await textOf(join(folder, isOn ? workers.on : workers.off))
  if (text === undefined) return
  const ready = await prepare(text, 11)
  app.get(`/${workers.on}`, { schema: { hide: true } }, (request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
    return sendCached(request, reply, ready)
  })
}

async function addFiles(app: FastifyInstance, root: string, prefix: string) {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/.*', firstFilesName, ...Object.values(workers)],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = /[\\/]assets[\\/]/.test(path)
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

const textOf = async (path: string) => (existsSync(path) ? readFile(path, 'utf8') : undefined)

type Page = () => Promise<CachedReply>

/** Documents with the settings in them, made ready once and again when those change. */
function documentsWith(config: () => PageConfig) {
  return async (folder: string, name: string): Promise<Page | undefined> => {
    const html = await textOf(join(folder, name))
    if (html === undefined) return undefined
    let settings = ''
    let page: Promise<CachedReply> | undefined
    const current: Page = () => {
      // "<" could end the script element early; its escape means the same to JSON.
      const now = JSON.stringify(config()).replaceAll('<', '\\u003c')
      if (!page || now !== settings) {
        settings = now
        page = prepare(
          html.replace(emptyConfig, () => emptyConfig.replace('><', () => `>${now}<`)),
          11,
        )
      }
      return page
    }
    await current()
    return current
  }
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, page: Page | undefined) {
  if (!page) throw new Problem('not_found')
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  return sendCached(request, reply, await page())
}
