import { expect, test } from 'vitest'
import { type Chunk, filesOf } from './first-files.ts'

const chunk = (file: string, imports: string[], module?: string, css: string[] = []): Chunk => ({
  fileName: `assets/${file}.js`,
  facadeModuleId: module ? `/clone/apps/web/src/${module}` : null,
  imports: imports.map((name) => `assets/${name}.js`),
  isEntry: file === 'index',
  viteMetadata: { importedCss: new Set(css) },
})

const chunks = [
  chunk('index', ['site'], 'app/main.tsx'),
  chunk('site', []),
  chunk('shell', ['site', 'shared'], 'app/desktop-shell.tsx'),
  chunk('map', ['shared', 'sea'], 'pages/desktop/map.tsx', ['assets/map.css']),
  chunk('shared', ['site']),
  chunk('sea', []),
]
const filesFor = (...modules: string[]) =>
  filesOf({ desktop: { '/map': modules } }, chunks, '/clone/apps/web')

test('A-09 a page begins with its own files and all that they need, each once, without what the document names', () => {
  const files = ['shell.js', 'map.js', 'map.css', 'shared.js', 'sea.js'].map((file) => `/assets/${file}`)
  expect(filesFor('app/desktop-shell.tsx', 'pages/desktop/map.tsx').desktop).toEqual({ '/map': files })
})

test('A-09 a site is not built that would lead browsers to nothing', () => {
  expect(() => filesFor('pages/desktop/gone.tsx')).toThrow('pages/desktop/gone.tsx is not a file')
})
