import type { CDPSession } from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The browser's clock is that of this place, until the test is over. */
export async function useTimezone(timezoneId: string) {
  const set = async (id: string) => {
    await (cdp() as CDPSession).send('Emulation.setTimezoneOverride', { timezoneId: id })
  }
  await set(timezoneId)
  onTestFinished(() => set(''))
}
