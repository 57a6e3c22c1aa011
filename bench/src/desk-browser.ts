import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { freePort, temporaryFolder } from './processes.ts'

interface DeskBrowser {
  /** At which another program drives the same browser. */
  port: number
  context: BrowserContext
  close(): Promise<void>
}

/** A browser in which the demo exhibitor is signed on to the desk, in the language asked for. */
export async function openDeskBrowser(
  address: string,
  { executablePath, language }: { executablePath: string; language: 'zh' | 'en' },
): Promise<DeskBrowser> {
  const folder = await temporaryFolder()
  const port = await freePort()
  const context = await chromium.launchPersistentContext(join(folder.path, 'profile'), {
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
    locale: 'zh-CN',
  })
  const close = async () => {
    await context.close()
    await folder.remove()
  }
  try {
    const page = await context.newPage()
    await signOn(page, address)
    if (language === 'en') await page.getByRole('button', { name: 'EN English' }).first().click()
    return { port, context, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

async function signOn(page: Page, address: string) {
  const drawn = page.waitForResponse(/\/account\/v1\/captcha/)
  await page.goto(`${address}/desk/inbox`)
  const { captcha } = (await (await drawn).json()) as { captcha: { key: string } }
  const outbox = (await (await page.request.get(`${address}/api/dev/outbox`)).json()) as {
    list: { key: string; code: string }[]
  }
  const code = outbox.list.find(({ key }) => key === captcha.key)?.code ?? ''
  await page.getByLabel('账号', { exact: true }).fill('booth')
  await page.getByLabel('密码', { exact: true }).fill('Booth#2026')
  await page.getByRole('textbox', { name: '图形验证码' }).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/\/desk\/inbox/)
  await page.getByRole('main').waitFor()
}
