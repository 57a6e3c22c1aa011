import { signIn } from '../support/account.ts'
import { pretend, strong } from '../support/machines.ts'
import { moveMouse, ready, serveScene } from '../support/scene-documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ scene: 'picture' })

const hall = '/area/zhanqu?exhibition_id=34&status=0'
const enter = { name: '进入三维场景' }
const asList = { name: '以列表查看' }

test('Q-01 the poster and the exhibition’s name are there at once, the scene when it is ready', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }] })
  await page.goto(hall)
  const frame = page.locator('iframe')
  await expect(page.getByRole('status').filter({ hasText: '正在打开三维场景' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('跨境电商选品云展')
  await expect(frame).toHaveCSS('opacity', '0')
  const inside = page.frames().find((one) => one.parentFrame())
  await inside?.evaluate((message) => parent.postMessage(message, location.origin), ready)
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(page.getByRole('status').filter({ hasText: '正在打开三维场景' })).toHaveCount(0)
})

test('B-08 A-06 a scene that has spoken gets the language and an empty token, and each change of language', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto(hall)
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  const heard = () =>
    page
      .frames()
      .find((one) => one.parentFrame())
      ?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  const greeting = [
    { v: 1, type: 'hello', language: 'zh', view: 'picture' },
    { v: 1, type: 'scene-token', token: '' },
  ]
  await expect.poll(heard).toEqual([...greeting, ...greeting])
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.poll(heard).toContainEqual({ v: 1, type: 'language', language: 'en' })
})

test('B-08 a visitor’s scene gets a token of its own, never the visitor’s, and an empty one when they log out in another tab', async ({
  page,
  context,
}) => {
  const access: string[] = []
  page.on('response', async (response) => {
    if (/\/(login|refresh)\?/.test(response.url())) access.push(await response.text().catch(() => ''))
  })
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }, ready] })
  await signIn(page, `/login?${new URLSearchParams({ return: hall })}`)
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  const tokens = async () => {
    const inside = page.frames().find((one) => one.parentFrame())
    const heard = await inside?.evaluate(() => (window as unknown as { heard: { token?: string }[] }).heard)
    return (heard ?? []).flatMap(({ token }) => (token === undefined ? [] : [token]))
  }
  await expect.poll(async () => (await tokens()).at(-1)).toMatch(/\S{20}/)
  for (const token of await tokens()) if (token) expect(access.join()).not.toContain(token)
  const otherTab = await context.newPage()
  await otherTab.goto('/plateformInfo')
  await otherTab.getByRole('button', { name: '林晓舟' }).click()
  await otherTab.getByRole('button', { name: '退出登录' }).click()
  await otherTab.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect.poll(async () => (await tokens()).at(-1)).toBe('')
})

test('T32 B-08 a document that never spoke is told nothing', async ({ page, context }) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', {})
  await page.goto(hall)
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Opening the 3D scene' })).toBeVisible()
  const heard = async () => {
    const inside = page.frames().find((one) => one.parentFrame())
    return inside?.evaluate(() => (window as unknown as { heard?: unknown[] }).heard)
  }
  await expect.poll(heard).toEqual([])
})

test('Q-04 a scene that failed can be tried again, or taken as a list, which is remembered', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  const asked = await serveScene(context, 'hall', {
    says: [
      { v: 1, type: 'here' },
      { v: 1, type: 'failed' },
    ],
  })
  await page.goto(hall)
  await expect(page.getByRole('alert')).toContainText('三维场景没有打开')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', asList).click()
  await expect.poll(() => asked.at(-1)?.searchParams.get('list')).toBe('1')
  expect(await page.evaluate(() => localStorage.getItem('sceneView'))).toBe('list')
  await page.reload()
  await expect.poll(() => asked.length).toBe(4)
  expect(asked.at(-1)?.searchParams.get('list')).toBe('1')
})

test('Q-01 a frame that says nothing for 15 s is told of, and welcome when it comes after all', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', {})
  await page.clock.install()
  await page.goto(hall)
  await expect(page.getByRole('status').filter({ hasText: '正在打开三维场景' })).toBeVisible()
  await page.clock.fastForward(14_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(2000)
  await expect(page.getByRole('alert')).toContainText('三维场景没有打开')
  const inside = page.frames().find((one) => one.parentFrame())
  await inside?.evaluate((message) => parent.postMessage(message, location.origin), ready)
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [who, machine, saveData] of [
  ['who spares data', strong, true],
  ['with a weak machine', { ...strong, cores: 2 }, false],
  ['whose graphics are software', { ...strong, renderer: 'ANGLE (SwiftShader Device)' }, false],
] as const)
  test(`Q-01 a visitor ${who} is asked before the scene is fetched`, async ({ page, context }) => {
    await page.addInitScript(pretend, machine)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      saveData,
    })
    const asked = await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }, ready] })
    await page.goto(hall)
    await expect(page.getByRole('button', asList)).toBeVisible()
    expect(asked).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', enter).click()
    await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.searchParams.get('list')).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('sceneView'))).toBe('picture')
  })

test('Q-01 A-09 on a weak machine the home rests at its picture until somebody is there', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, { ...strong, cores: 2 })
  const asked = await serveScene(context, 'island', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/exhibition')
  await expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  expect(asked).toEqual([])
  await moveMouse(page)
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  expect(asked).toHaveLength(1)
})

test('Q-01 graphics are asked for their name once, on the first page where it matters', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretend, strong)
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    const counted = window as unknown as { contexts: number }
    counted.contexts = 0
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      counted.contexts++
      return Reflect.apply(getContext, this, asked)
    } as typeof getContext
  })
  const contexts = () => page.evaluate(() => (window as unknown as { contexts: number }).contexts)
  for (const name of ['island', 'hall', 'desk'])
    await serveScene(context, name, { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/exhibition')
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  expect(await contexts()).toBe(1)
  await page.goto('/area/zhanqu?exhibition_id=21&status=0')
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  expect(await contexts()).toBe(1)
  await page.getByRole('link', { name: '咨询台' }).click()
  await expect(page.locator('iframe[src^="/scene/desk"]')).toHaveCSS('opacity', '1')
  expect(await contexts()).toBe(1)
})

test('Q-04 blocked storage is no fault: the choice holds for the scene', async ({ page, context }) => {
  await page.addInitScript(pretend, { ...strong, cores: 2 })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const asked = await serveScene(context, 'hall', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto(hall)
  await page.getByRole('button', asList).click()
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  expect(asked[0]?.searchParams.get('list')).toBe('1')
})

test('Q-02 the frame is fenced in and has a name', async ({ page, context }) => {
  await page.addInitScript(pretend, strong)
  await serveScene(context, 'hall', { says: [ready] })
  await page.goto(hall)
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(page.locator('iframe')).toHaveAttribute('title', '跨境电商选品云展 三维场景')
})
