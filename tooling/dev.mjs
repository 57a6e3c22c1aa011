import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './clone.mjs'
import { runApiAtEveryChange } from './dev-server.mjs'
import { text } from './messages.mjs'
import { refuseTakenPort } from './port-check.mjs'
import { connects, freePort } from './ports.mjs'
import { prepare } from './prepare.mjs'
import { beforeTheEnd, runAsScript } from './script.mjs'

// One address, as when served for real: the site's own dev server stands in front and passes on what is not its own.
await runAsScript(async () => {
  await refuseTakenPort()
  await prepare({ build: false })
  const apiPort = await freePort()
  await runApiAtEveryChange(apiPort)
  const api = { target: `http://127.0.0.1:${apiPort}`, ws: true }
  /** @type {Record<string, import('vite').ProxyOptions>} */
  const proxy = {}
  const places = [
    '/api',
    '/files',
    '/posters',
    '/live/',
    '/calendar/',
    '/healthz',
    '/manifest.webmanifest',
    '/readyz',
    '/robots.txt',
    '/rtm',
    '/sitemap',
  ]
  for (const place of places) proxy[place] = api
  for (const app of ['desk', 'scene']) {
    const port = await freePort()
    if (!(await devServer(app, { port }))) continue
    proxy[`/${app}`] = { target: `http://127.0.0.1:${port}`, ws: true }
    // The sign-on is a page of the desk's, under an address of its own.
    if (app === 'desk')
      proxy['/sso'] = {
        target: `http://127.0.0.1:${port}`,
        rewrite: (path) => path.replace(/^\/sso/, '/desk/'),
      }
  }
  const site = await devServer('web', {
    port: Number(process.env.PORT) || 3000,
    host: process.env.HOST || '127.0.0.1',
    proxy,
  })
  // Last, so that it is this address one opens and not the inner one that the server prints.
  while (!(await connects('127.0.0.1', apiPort))) await pause(200)
  console.log(
    text('devReady', { address: site?.resolvedUrls?.local[0] ?? site?.resolvedUrls?.network[0] ?? '' }),
  )
  await new Promise(() => {})
})

/**
 * @param {string} app
 * @param {import('vite').ServerOptions} server
 */
async function devServer(app, server) {
  const folder = path.join(root, 'apps', app)
  const configFile = path.join(folder, 'vite.config.ts')
  if (!existsSync(configFile)) return undefined
  const vite = await import('vite')
  const running = await vite.createServer({
    root: folder,
    configFile,
    server: { host: '127.0.0.1', strictPort: true, ...server },
  })
  beforeTheEnd(() => running.close())
  await running.listen()
  return running
}
