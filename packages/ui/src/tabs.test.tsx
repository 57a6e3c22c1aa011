import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'
import { Tabs } from './tabs.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('S-92 the key %s leads from tab %i of three to %s', (key, from, to) => {
  expect(nextTab(key, from, 3)).toBe(to)
})

test('S-92 the chosen tab says so, is the one the keyboard stops at, and only its panel is there', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="lists"
      value="coming"
      onChange={() => undefined}
      tabs={[
        { value: 'held', text: 'Held', panel: 'first' },
        { value: 'coming', text: 'Coming', count: 3, panel: 'second' },
      ]}
    />,
  )
  expect(html).toMatch(/role="tablist" aria-label="lists"/)
  expect(html).toMatch(/aria-selected="false" tabindex="-1"[^>]*>Held/)
  const [, panel, tab] = /id="([^"]+)" aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${tab}" aria-selected="true" aria-controls="${panel}"`)
  expect(html).toContain('second')
  expect(html).not.toContain('first')
})
