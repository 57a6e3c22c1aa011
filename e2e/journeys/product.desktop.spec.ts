import { escapeFrom } from '../support/keyboard.ts'
import { serveScene } from '../support/scene-documents.ts'
import { expect, test } from '../support/test.ts'

const booth = 'company_id=1001&exhibition_id=21'

test('Q-02 a panel over the scene tells it what is covered; the list gives way to it', async ({
  page,
  context,
}) => {
  await page.goto(`/area/ztDetail?${booth}`)
  const spot = page.frameLocator('iframe').locator('[data-place="about"]')
  await expect(spot).toBeVisible()
  await page.getByRole('button', { name: '企业介绍' }).click()
  const panel = page.getByRole('dialog', { name: '企业介绍' })
  const left = (await panel.boundingBox())?.x ?? 0
  await expect
    .poll(async () => ((await spot.boundingBox())?.x ?? 0) + ((await spot.boundingBox())?.width ?? 0))
    .toBeLessThan(left)
  await escapeFrom(panel)
  await expect.poll(async () => (await spot.boundingBox())?.x).toBeGreaterThan(300)

  await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }] })
  await page.goto(`/area/ztDetail/about?${booth}`)
  const heard = () =>
    page
      .frames()
      .find((frame) => frame.parentFrame())
      ?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await expect.poll(heard).toContainEqual({ v: 1, type: 'covered', left: 108, right: 788 })
  await page.keyboard.press('Escape')
  await expect.poll(heard).toContainEqual({ v: 1, type: 'covered', left: 0, right: 0 })
})
