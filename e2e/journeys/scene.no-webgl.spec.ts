import { expect, test } from '../support/test.ts'

/** A browser without WebGL, and a visitor who chose nothing. The journeys by list are in scene-lists.desktop.spec.ts. */

for (const [scene, path] of [
  ['the island', '/exhibition'],
  ['the desk', '/area/consult?exhibition_id=21&status=0'],
  ['the hall', '/area/zhanqu?exhibition_id=34&status=0'],
  ['a booth', '/area/ztDetail?company_id=1001&exhibition_id=21'],
  ['a conference hall', '/area/bigconference?exhibition_id=21&room=1'],
] as const)
  test(`Q-04 without WebGL ${scene} is its list at once, says why, and offers no picture`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
    const list = page.frameLocator('iframe')
    await expect(list.locator('html')).toHaveAttribute('data-scene', 'list')
    await expect(list.getByText('此设备无法显示三维场景，以下是同样的内容。')).toBeVisible()
    await expect(list.getByRole('link', { name: '查看三维场景' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '进入三维场景' })).toHaveCount(0)
    // It was no choice, and a better browser will be asked anew.
    expect(await page.evaluate(() => localStorage.getItem('sceneView'))).toBeNull()
  })
