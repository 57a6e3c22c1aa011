import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveFair } from '../posters/fair.mjs'
import { filmLook, shownCompany, stands } from './fair.mjs'

/** Software graphics are slow, and the machine may have other things to do. */
const patience = 600_000

/** While the first signs are drawn, after each of which the scene draws itself, nobody looks. */
const unseen = [32, 18]

/** A page with the scene of a shot, ready to be drawn. */
export async function openScene(browser, origin, { scene, clock, way }, size, library) {
  const page = await browser.newPage({ viewport: size })
  page.setDefaultTimeout(patience)
  await serveFair(page, stands, library)
  const company = scene === 'booth' ? `&company_id=${shownCompany}` : ''
  await page.goto(`${origin}/scene/film.html?scene=${scene}&exhibition_id=1&look=${filmLook}${company}`)
  await page.waitForFunction(() => window.film !== undefined)
  await page.evaluate(
    ([[width, height], seconds, view]) => {
      window.film.resize(width, height)
      window.film.draw(seconds, view)
    },
    [unseen, clock, way(0)],
  )
  await page.evaluate(({ width, height }) => window.film.resize(width, height), size)
  return page
}

/** Draws the frames of a shot that are not there yet. */
export async function drawShot(openPage, plan, rate, tell) {
  let page
  for (let i = 0; i < plan.frames; i++) {
    const file = join(plan.folder, `${String(i).padStart(4, '0')}.png`)
    let took
    if (!existsSync(file)) {
      page ??= await openPage(plan)
      const start = Date.now()
      const seconds = i / rate
      const png = await page.evaluate(
        ([now, view]) => window.film.draw(now, view),
        [plan.clock + seconds, plan.way(seconds)],
      )
      // Under its own name only when it is whole: an interrupted run must not leave half a frame.
      await writeFile(`${file}.part`, Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
      await rename(`${file}.part`, file)
      took = Date.now() - start
    }
    tell(`${plan.scene} ${i + 1}/${plan.frames}`, took)
  }
  await page?.close()
}
