import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTheCommand, root } from './clone.mjs'

/** Hands this process over to the server that was built. */
export async function serveBuiltApi() {
  const server = pathToFileURL(path.join(root, 'apps', 'api', 'dist', 'server.js')).href
  const { serve } = /** @type {{ serve: () => Promise<void> }} */ (await import(server))
  await serve()
}

if (isTheCommand(import.meta.url)) await serveBuiltApi()
