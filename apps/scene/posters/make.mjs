/**
 * Makes the posters: still pictures of a scene's first frame, shown while the scene loads.
 *
 *   CHROMIUM_PATH=/usr/bin/chromium node apps/scene/posters/make.mjs
 *
 * The scene draws itself in a headless Chromium at high quality and at rest (reduced motion keeps its clock at zero), one
 * and a half times as large, without pins; the picture is scaled down and saved as webp in public/posters. The scene
 * frames itself as `object-fit: cover` would, so the poster lies exactly under the live picture in any window. Run it
 * again after a change to what a scene looks like. Software graphics need a minute or two for each poster.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const room = join(dirname(fileURLToPath(import.meta.url)), '..')
const most = 120_000
const patience = 600_000

const posters = [
  { name: 'island', scene: 'island', query: '', width: 1920, height: 1200 },
  { name: 'island-phone', scene: 'island', query: '&device=phone', width: 900, height: 1600 },
]

const browserPath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))
if (!browserPath) {
  process.stderr.write('No Chromium found. Install one, or set CHROMIUM_PATH.\n')
  process.exit(1)
}

/** In the browser: scales a picture down and saves it at the best quality that fits. */
async function toWebp({ png, width, height, most }) {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  for (let quality = 0.92; quality > 0.3; quality -= 0.02) {
    const address = canvas.toDataURL('image/webp', quality)
    const data = address.slice(address.indexOf(',') + 1)
    if (data.length * 0.75 <= most) return { data, quality }
  }
  throw new Error('The picture does not fit.')
}

const server = await createServer({ root: room, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: browserPath,
  args: [
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--no-sandbox',
    '--disable-background-networking',
  ],
})
try {
  await mkdir(join(room, 'public/posters'), { recursive: true })
  for (const { name, scene, query, width, height } of posters) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`http://127.0.0.1:${port}/scene/${scene}?quality=high${query}`)
    await page.waitForFunction(() => document.documentElement.dataset.scene === 'picture')
    await page.addStyleTag({ content: 'nav { display: none }' })
    const png = (await page.screenshot({ timeout: patience })).toString('base64')
    const { data, quality } = await page.evaluate(toWebp, { png, width, height, most })
    const bytes = Buffer.from(data, 'base64')
    await writeFile(join(room, 'public/posters', `${name}.webp`), bytes)
    process.stdout.write(
      `${name}.webp ${width}x${height} ${bytes.length} bytes, quality ${quality.toFixed(2)}\n`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
