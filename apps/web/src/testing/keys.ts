import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Presses a key, or several, where an element has the focus: `press(box, '{Enter}')`. */
export async function press(target: Locator, keys: string) {
  const element = await target.findElement()
  element.focus()
  await userEvent.keyboard(keys)
}

/** Escape belongs to the window with the focus, and a new one takes it a moment after it is seen. */
export async function escapeFrom(dialog: Locator) {
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
}
