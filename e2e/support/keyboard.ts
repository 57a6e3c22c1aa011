import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Escape belongs to the window with the focus, and a new one takes it a moment after it is seen. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.page().keyboard.press('Escape')
}
