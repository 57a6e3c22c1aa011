import { expect, test } from 'vitest'
import { offlineFiles } from './offline-files.ts'

const chunk = (file: string, imports: string[], rest: object = {}, later: string[] = []) => ({
  fileName: `assets/${file}.js`,
  facadeModuleId: null,
  imports: imports.map((name) => `assets/${name}.js`),
  dynamicImports: later.map((name) => `assets/${name}.js`),
  isEntry: false,
  isDynamicEntry: false,
  ...rest,
})
const page = (path: string) => ({ isDynamicEntry: true, facadeModuleId: `/clone/apps/web/src/${path}` })

const chunks = [
  chunk('index', ['platform', 'site'], { isEntry: true }, ['phone-home', 'desktop-home', 'map']),
  chunk('platform', []),
  chunk('site', ['platform'], { viteMetadata: { importedCss: new Set(['assets/site.css']) } }),
  chunk('phone-home', ['shared-1'], page('pages/mobile/home.tsx'), ['seen', 'pdf-engine']),
  chunk('seen', ['shared-3'], page('domains/recent/recently-seen.tsx')),
  chunk('pdf-engine', [], page('features/documents/pdf-engine.ts')),
  chunk('phone-document', ['pdf'], page('pages/mobile/document-view.tsx')),
  chunk('desktop-home', ['shared-2'], page('pages/desktop/home.tsx')),
  chunk('map', [], page('pages/desktop/map.tsx')),
  chunk('offline-part', [], page('app/offline-part.tsx')),
  ...['shared-1', 'shared-2', 'shared-3', 'pdf'].map((name) => chunk(name, [])),
]

test('J-13 a device keeps its own pages with all that they load or open, and not what is large and seldom wanted', () => {
  const first = ['index', 'platform', 'site'].map((name) => `/assets/${name}.js`)
  const { phone, desktop } = offlineFiles(chunks, '/clone/apps/web')
  const rest = (files: string[]) => files.filter((file) => !first.includes(file))
  expect(rest(phone)).toEqual([
    '/assets/offline-part.js',
    '/assets/phone-home.js',
    '/assets/seen.js',
    '/assets/shared-1.js',
    '/assets/shared-3.js',
    '/assets/site.css',
  ])
  expect(rest(desktop)).toEqual([
    '/assets/desktop-home.js',
    '/assets/offline-part.js',
    '/assets/shared-2.js',
    '/assets/site.css',
  ])
})
