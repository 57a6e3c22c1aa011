/** Software graphics are slow, and the machine may have other things to do. */
const patience = 600_000

/** The window while signs and letters are being drawn. */
const waiting = { width: 300, height: 150 }

/**
 * In the browser: while the window is that small, nothing large is drawn. A scene draws itself anew for each sign that is
 * ready, which in software takes longer than all the rest, and only the last drawing is wanted.
 */
function sparing(width) {
  const graphics = WebGL2RenderingContext.prototype
  const large = 600
  for (const [name, place] of [
    ['drawElements', 1],
    ['drawElementsInstanced', 1],
    ['drawArrays', 2],
    ['drawArraysInstanced', 2],
  ]) {
    const draw = graphics[name]
    graphics[name] = function (...values) {
      if (innerWidth > width || values[place] < large) draw.apply(this, values)
    }
  }
}

/** In the browser: whether the picture has come to rest. A scene that shows anything else will never draw it. */
function atRest() {
  const { scene } = document.documentElement.dataset
  if (scene === 'list' || scene === 'trouble')
    throw new Error(`The scene did not draw itself but shows: ${scene}`)
  return document.querySelector('canvas')?.dataset.rest !== undefined
}

/** The scene of a poster at rest, without its pins and bars, as PNG. */
export async function shoot(browser, origin, { address, size, scale, prepare }) {
  const context = await browser.newContext({
    viewport: waiting,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.addInitScript(sparing, waiting.width)
    await prepare(page)
    await page.goto(`${origin}${address}`)
    await page.waitForFunction(atRest)
    await page.addStyleTag({ content: '.room > :not(canvas) { display: none !important }' })
    await page.evaluate(() => delete document.querySelector('canvas').dataset.rest)
    await page.setViewportSize(size)
    await page.waitForFunction(atRest)
    return await page.screenshot({ timeout: patience })
  } finally {
    await context.close()
  }
}
