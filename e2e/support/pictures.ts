import type { Page } from '@playwright/test'

/** A small picture, as a file that is chosen. */
export const aPictureFile = async (page: Page, name = 'pump.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
})
