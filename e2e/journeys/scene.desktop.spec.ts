import { moveMouse } from '../support/scene-documents.ts'
import { allHeard, expect, test } from '../support/test.ts'

test.use({ scene: 'picture' })

test.beforeEach(async ({ page }) => {
  await page.goto('/exhibition')
  // On a machine that draws in software it rests until somebody is there.
  await moveMouse(page)
  // The scene has said that it is ready: from then on it is seen.
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1', { timeout: 60_000 })
})

test('B-07 a landmark chosen in the scene opens the drawer of what is being held', async ({ page }) => {
  await page.frameLocator('iframe').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const held = dialog.getByRole('tab', { name: /正在举办/ })
  await expect(held).toHaveAttribute('aria-selected', 'true')
  // The keyboard has left the scene with it, or Escape would not be heard here.
  await expect(held).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('B-07 the frame’s own words open the drawer; other words and other speakers do nothing', async ({
  page,
}) => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the scene has no document')
  const dialog = page.getByRole('dialog')
  for (const word of ['SD3', 'sd', '', 'text'])
    await frame.evaluate((message) => parent.postMessage(message, '*'), word)
  await frame.evaluate(() => parent.postMessage({ type: 'SD' }, '*'))
  await page.evaluate(() => window.postMessage('SD', '*'))
  // A frame of our own origin that is not the scene's.
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  const stranger = page.frames().find((other) => other !== frame && other.parentFrame())
  await stranger?.evaluate(() => parent.postMessage('SD', '*'))
  expect(stranger).toBeDefined()
  await allHeard(page)
  await expect(dialog).toHaveCount(0)
  for (const word of ['SD', 'SD1', 'SD2', 'SD4']) {
    await frame.evaluate((message) => parent.postMessage(message, '*'), word)
    await expect(dialog.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
