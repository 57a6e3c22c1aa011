import { expectSceneAccessible } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

// Software draws by the pixel.
test.use({ scene: 'picture', viewport: { width: 800, height: 480 } })

test('Q-04 graphics that are taken away come back; taken away again, the list is there and says so', async ({
  page,
}) => {
  await page.goto('/area/consult?exhibition_id=21&status=0')
  const [frame, enter] = [page.locator('iframe'), page.getByRole('button', { name: '进入三维场景' })]
  await expect(frame.or(enter).first()).toBeVisible()
  if (await enter.isVisible()) await enter.click()
  const scene = page.frameLocator('iframe')
  const drawn = scene.locator('canvas[data-rest]:not([data-lost])')
  const lose = () =>
    scene.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.dataset.lost = ''
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
  const schedule = page.getByRole('dialog', { name: '会议日程' })

  await expect(drawn).toBeAttached({ timeout: 20_000 })
  await lose()
  await expect(drawn).toBeAttached({ timeout: 20_000 })
  await expect(scene.locator('canvas')).toHaveCount(1)
  await scene.locator('nav [data-place="schedule"]').click()
  await expect(schedule).toBeFocused()
  await page.keyboard.press('Escape')

  await lose()
  await expect(scene.getByRole('status')).toHaveText('三维显示中断了，以下是同样的内容。')
  await expect(scene.locator('canvas')).toHaveCount(0)
  await expect(scene.getByRole('link', { name: '查看三维场景' })).toBeVisible()
  await expectSceneAccessible(page)
  await scene.locator('[data-place="schedule"]').click()
  await expect(schedule).toBeFocused()
  // It was no choice: the next scene is drawn again.
  expect(await page.evaluate(() => localStorage.getItem('sceneView'))).not.toBe('list')
})
