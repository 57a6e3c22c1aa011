import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { X } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leanPackages, leanRouter } from './lean-packages.ts'
import createIcon from './small-icon.ts'

const router = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production')

/** The router's parts that the site uses, as they are built. */
async function builtRouter(plugins: ReturnType<typeof leanPackages>[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === 'used' ? '\0used' : undefined),
        load: (id) =>
          id === '\0used'
            ? `export { BrowserRouter, Link, NavLink, Outlet, Routes, useSearchParams } from ${JSON.stringify(router)}`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'used', preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

test('A-09 the built router is without forms, restored scroll positions and prefetched pages', async () => {
  const unused = [
    'function getFormSubmissionInfo',
    'function useScrollRestoration',
    'function PrefetchPageLinksImpl',
  ]
  const whole = await builtRouter([])
  const lean = await builtRouter([leanPackages()])
  for (const part of unused) {
    expect(
      whole,
      'the package has another shape: look whether there is still something to leave out',
    ).toContain(part)
    expect(lean).not.toContain(part)
  }
  expect(lean).toContain('function LinkWithRef')
})

test('A-09 the lean router is the package’s own but for names and prefetching', async () => {
  const chunk = /from "\.\/(chunk-\w+\.mjs)"/.exec(await readFile(router, 'utf8'))?.[1] ?? ''
  const code = await readFile(join(router, '..', chunk), 'utf8')
  const rest = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '' && !/PrefetchPageLinks\(|UnusedPageLinks|\.displayName = /.test(line))
      .map((line) => line.replace('/* @__PURE__ */ ', ''))
  expect(rest(leanRouter(code))).toEqual(rest(code))
})

test('A-09 a small icon draws what the package’s own draws', () => {
  const data = {
    name: 'x',
    node: [
      ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
      ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
    ],
  } as const
  const Small = createIcon(data)
  for (const props of [
    {},
    { size: 18, strokeWidth: 1.75, 'aria-hidden': true },
    { size: 20, fill: 'currentColor', className: 'shrink-0 text-ink-3' },
    { 'aria-label': 'close', role: 'img', color: 'red' },
  ] as const)
    expect(attributesOf(createElement(Small, props))).toEqual(attributesOf(createElement(X, props)))
})

/** The elements of a drawing with their attributes, in one order. */
const attributesOf = (drawing: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(drawing)
    .split('>')
    .map((element) => [...element.matchAll(/[\w-]+(?:="[^"]*")?/g)].map(([part]) => part).sort())
