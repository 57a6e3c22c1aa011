import { ready, serveScene } from '../support/scene-documents.ts'
import { addressOf, allHeard, emptyFair, expect, test } from '../support/test.ts'

/** A third of ten thousand each for a stranger's frame, for what took the scene's place and for the opener. */
const each = 3334

interface Flood {
  count: number
  seed: number
  at: 'parent' | 'opened'
}

/** Runs in a hostile window, so it may use nothing from here: posts what nearly is, or is, a message. */
function pour({ count, seed, at }: Flood) {
  const target = at === 'parent' ? parent : (window as unknown as { fair: Window }).fair
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  const pick = <T>(list: readonly T[]) => list[random(list.length)]
  const words = [
    'SD',
    'SD1',
    'SD2',
    'SD4',
    'text',
    'sd',
    'SD3',
    '',
    '<img src=x>',
    '/role',
    'javascript:alert(1)',
  ]
  const ids = [1, 21, 34, 1001, 0, -1, 1.5, 2 ** 31, Number.NaN, '34', '../../x', null, [34], { id: 34 }]
  const types = [
    'here',
    'ready',
    'failed',
    'exhibition',
    'booth',
    'spot',
    'counter',
    'conference',
    'view',
    'landmark',
    '__proto__',
  ]
  const names = ['about', 'chat', 'halls', 'contact', 'schedule', 'constructor', '', 7]
  const makers = [
    () => pick(words),
    () => ({ v: pick([1, 1, 1, 2, '1']), type: pick(types), view: pick(['picture', 'list']) }),
    () => ({ v: 1, type: 'exhibition', exhibition_id: pick(ids) }),
    () => ({ v: 1, type: 'booth', company_id: pick(ids), instance_id: pick(ids), exhibition_id: pick(ids) }),
    () => ({ v: 1, type: 'counter', name: pick(names) }),
    () => ({ v: 1, type: 'conference', name: pick([...names, 'screen', 'door']), session_id: pick(ids) }),
    () => ({ v: 1, type: 'spot', name: pick(names), product_id: pick(ids) }),
    () => pick([null, undefined, 7, [], {}, new Date(0), new Map([['type', 'booth']]), new ArrayBuffer(8)]),
  ]
  for (let sent = 0; sent < count; sent++) target.postMessage(pick(makers)?.(), '*')
}

for (const path of [
  '/exhibition',
  '/area/zhanqu?exhibition_id=34&status=0',
  '/area/ztDetail?company_id=1001&exhibition_id=21',
])
  test(`Q-02 T33 ${path}: 10,000 fuzzed messages from a foreign frame, a replaced frame and an opener change nothing`, async ({
    page,
    context,
  }) => {
    for (const name of ['island', 'hall', 'booth'])
      await serveScene(context, name, { says: [{ v: 1, type: 'here' }, ready] })
    // What comes into the frame later is a document of nowhere that listens for a token.
    await context.route('**/stranger', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': 'sandbox allow-scripts' },
        body: `<script>
          window.heard = []
          addEventListener('message', ({ data }) => window.heard.push(data))
          const pour = ${pour.toString()}
          pour({ count: ${each}, seed: 7, at: 'parent' })
        </script>`,
      }),
    )
    // The page of another site that opens ours.
    await page.goto(emptyFair())
    const [ours] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => {
        Object.assign(window, { fair: window.open(address) })
      }, `${process.env.E2E_FAIR}${path}`),
    ])
    await expect(ours.locator('iframe')).toHaveCSS('opacity', '1')
    const address = addressOf(ours)

    await page.evaluate(pour, { count: each, seed: 3, at: 'opened' } as const)
    await ours.evaluate(() => document.body.append(document.createElement('iframe')))
    await ours
      .frames()
      .at(-1)
      ?.evaluate(pour, { count: each, seed: 5, at: 'parent' } as const)
    const scene = ours.locator('iframe').first()
    await scene.evaluate((frame) => {
      ;(frame as HTMLIFrameElement).src = '/stranger'
    })
    await expect.poll(() => ours.frames().some((frame) => frame.url().endsWith('/stranger'))).toBe(true)
    const stranger = ours.frames().find((frame) => frame.url().endsWith('/stranger'))
    await stranger?.waitForLoadState()
    // Time for the page to talk to whoever is there now.
    await ours.getByRole('button', { name: 'EN English' }).click()
    await allHeard(ours)

    expect(addressOf(ours)).toBe(address)
    await expect(ours.getByRole('dialog')).toHaveCount(0)
    await expect(ours.getByRole('alert')).toHaveCount(0)
    expect(await stranger?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  })
