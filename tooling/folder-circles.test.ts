import { expect, test } from 'vitest'
import { folderFaults, importsOf } from './folder-circles.mjs'

const faults = (files: Record<string, string>, limits = {}) =>
  folderFaults(importsOf(Object.entries(files)), limits)

test('folders that import one another are named with the imports that close the circle', () => {
  const [fault = '', ...more] = faults({
    'app/src/db/pool.ts': "import { log } from '../logging/log.ts'",
    'app/src/logging/log.ts': "import type { Config } from '../config/config.ts'",
    'app/src/config/config.ts': "import { pool } from '../db/pool.ts'",
  })
  expect(more).toEqual([])
  expect(fault).toContain('app/src: a circle between db → logging → config → db')
  expect(fault).toContain('app/src/config/config.ts imports app/src/db/pool.ts')
})

test('a file beside a folder takes part in a circle, two files of one folder do not', () => {
  expect(
    faults({
      'src/dependencies.ts': "import type { Limits } from './http/limits.ts'",
      'src/http/limits.ts': "import type { Dependencies } from '../dependencies.ts'",
    }),
  ).toHaveLength(1)
  expect(faults({ 'src/a.ts': "import './b.ts'", 'src/b.ts': "import './a.ts'" })).toEqual([])
})

test('folders in order pass, and a chain of folders past its limit does not', () => {
  const files = {
    'src/pages/home.ts': "import '../features/list.ts'",
    'src/features/list.ts': "export const load = () => import('../shared/text.ts')",
    'src/shared/text.ts': '',
  }
  expect(faults(files, { src: 3 })).toEqual([])
  expect(faults(files, { src: 2 })).toEqual([
    'src: a chain of 3 folders, 2 at most: pages → features → shared',
  ])
})
