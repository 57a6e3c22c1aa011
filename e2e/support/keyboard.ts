import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Escape belongs to the window with the focus, and a new one takes it a moment after it is seen. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.page().keyboard.press('Escape')
}

/** Goes on by Tab until something has the focus, as who has no pointer does. */
export async function tabTo(target: Locator, most = 60): Promise<void> {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Goes there and presses it. */
export async function pressByKey(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}
