import { drawOnce, graphicsFaults, watchPrograms } from '../support/graphics.ts'
import { expect, test } from '../support/test.ts'

/**
 * Every kind of scene of the build at every quality. Machines that draw in software choose `low` by themselves, so
 * nothing else would notice a shader that only a graphics chip asks for. Software needs long for it, and draws by the
 * pixel: a small fair in a small window, and what was drawn before is not drawn again.
 */
test.use({ scene: 'picture', viewport: { width: 200, height: 130 } })

const timeoutPerScene = 120_000

const scenes = {
  island: 'island?',
  hall: 'hall?exhibition_id=59',
  booth: 'booth?exhibition_id=59&company_id=1307',
  desk: 'desk?exhibition_id=59',
  'big conference hall': 'conference?exhibition_id=21&hall=big',
  'small conference hall': 'conference?exhibition_id=21&hall=small',
}

for (const quality of ['high', 'medium', 'low'])
  test(`S-90 at ${quality} quality every program of every scene links and nothing is reported`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(Object.keys(scenes).length * timeoutPerScene)
    await watchPrograms(page)
    await drawOnce(page)
    for (const [name, address] of Object.entries(scenes)) {
      const where = `${name} at ${quality} quality`
      await page.goto(`/scene/${address}&quality=${quality}`)
      await expect.soft(page.locator('canvas[data-rest]'), where).toBeAttached({ timeout: 100_000 })
      await expect.soft(page.locator('html'), where).toHaveAttribute('data-quality', quality)
      expect.soft(await graphicsFaults(page), where).toEqual([])
      // Shader errors are also console errors.
      expect.soft(complaints.splice(0), `${where}, console`).toEqual([])
    }
  })
