import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The visitor is told this. */
export const expectNotice = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
