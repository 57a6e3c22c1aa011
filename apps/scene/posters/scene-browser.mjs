import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

/** The folder of the scenes' app. */
export const room = join(dirname(fileURLToPath(import.meta.url)), '..')

const browserPath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

/**
 * The scenes on a server of their own, and a headless Chromium (CHROMIUM_PATH, else the usual places) in which they draw
 * themselves in software. `work` gets the server at once, and the browser and the server's address when it asks for them.
 */
export async function withSceneBrowser(work) {
  if (!browserPath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
  // Nothing is watched: a file that is saved in the meantime must not start a scene again before its picture is taken.
  const server = await createServer({
    root: room,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  let browser
  const open = async () => {
    await server.listen()
    browser = await chromium.launch({
      executablePath: browserPath,
      args: [
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Signs are drawn by the processor anyway; this spares the way there and back.
        '--disable-accelerated-2d-canvas',
        '--no-sandbox',
        '--disable-background-networking',
      ],
    })
    return { browser, origin: `http://127.0.0.1:${server.httpServer.address().port}` }
  }
  try {
    await work(server, open)
  } finally {
    await browser?.close()
    await server.close()
  }
}
