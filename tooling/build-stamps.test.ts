import { expect, it } from 'vitest'
import { buildStamp, isBuilt, writeBuildStamp } from './build-stamps.mjs'
import { put, temporaryClone } from './temporary-clone.ts'

const apps = ['api', 'web', 'scene']

const manifest = (name: string, uses: string[] = []) =>
  JSON.stringify({
    name: `@x/${name}`,
    dependencies: Object.fromEntries(uses.map((use) => [`@x/${use}`, '1'])),
  })

const aClone = () =>
  temporaryClone({
    'package.json': JSON.stringify({ workspaces: ['apps/*', 'packages/*'] }),
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'apps/api/package.json': manifest('api', ['rules']),
    'apps/api/src/server.ts': '1',
    'apps/api/dist/server.js': '1',
    'apps/web/package.json': manifest('web', ['ui', 'rules']),
    'apps/web/src/main.tsx': '1',
    'apps/scene/package.json': manifest('scene', ['contract']),
    'apps/scene/src/main.ts': '1',
    'packages/contract/package.json': manifest('contract'),
    'packages/contract/src/index.ts': '1',
    'packages/rules/package.json': manifest('rules', ['contract']),
    'packages/rules/src/index.ts': '1',
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/src/index.ts': '1',
  })

/** The apps that an edit makes build again. */
function rebuiltAfter(clone: string, file: string, content = '2') {
  const before = apps.map((app) => buildStamp(clone, app))
  put(clone, file, content)
  return apps.filter((app, index) => buildStamp(clone, app) !== before[index])
}

it('an edit of an app builds that app again, and no other', () => {
  expect(rebuiltAfter(aClone(), 'apps/web/src/main.tsx')).toEqual(['web'])
  expect(rebuiltAfter(aClone(), 'apps/web/src/new-file.ts')).toEqual(['web'])
  expect(rebuiltAfter(aClone(), 'apps/api/migrations/0001.sql')).toEqual(['api'])
})

it('an edit of a package builds the apps that reach it', () => {
  expect(rebuiltAfter(aClone(), 'packages/ui/src/index.ts')).toEqual(['web'])
  expect(rebuiltAfter(aClone(), 'packages/rules/src/index.ts')).toEqual(['api', 'web'])
  expect(rebuiltAfter(aClone(), 'packages/contract/src/index.ts')).toEqual(apps)
})

it('an edit of the lock file or the compiler settings builds everything', () => {
  expect(rebuiltAfter(aClone(), 'package-lock.json', '{"a":1}')).toEqual(apps)
  expect(rebuiltAfter(aClone(), 'tsconfig.base.json', '{"a":1}')).toEqual(apps)
})

it('tests, notes and what a build wrote are no inputs', () => {
  expect(rebuiltAfter(aClone(), 'apps/web/src/main.test.tsx')).toEqual([])
  expect(rebuiltAfter(aClone(), 'packages/ui/notes.md')).toEqual([])
  expect(rebuiltAfter(aClone(), 'apps/web/dist/main.js')).toEqual([])
})

it('an app is built when its stamp lies in its dist, and no longer after an edit', () => {
  const clone = aClone()
  expect(isBuilt(clone, 'api')).toBe(false)
  writeBuildStamp(clone, 'api', buildStamp(clone, 'api'))
  expect(isBuilt(clone, 'api')).toBe(true)
  put(clone, 'apps/api/src/server.ts', '3')
  expect(isBuilt(clone, 'api')).toBe(false)
})
