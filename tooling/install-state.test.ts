import { expect, it } from 'vitest'
import { isInstalled, noteInstallBegun, noteInstalled, outOfStep } from './install-state.mjs'
import { put, temporaryClone } from './temporary-clone.ts'

type Locked = Record<string, object>

const own = { '': { devDependencies: { vite: '8.0.0' } } }
const fromNpm = {
  'apps/web': { dependencies: { react: '19.0.0' } },
  'node_modules/web': { link: true },
  'node_modules/vite': { version: '8.0.0', integrity: 'v8' },
  'node_modules/react': { version: '19.0.0', integrity: 'r19' },
}
const lockFile = (packages: Locked) => JSON.stringify({ lockfileVersion: 3, packages })

function aClone(wanted: Locked, present?: Locked) {
  const clone = temporaryClone({
    'package.json': JSON.stringify({ workspaces: ['apps/*'], devDependencies: { vite: '8.0.0' } }),
    'apps/web/package.json': JSON.stringify({ name: 'web', dependencies: { react: '19.0.0' } }),
    'package-lock.json': lockFile({ ...own, ...wanted }),
  })
  if (present) put(clone, 'node_modules/.package-lock.json', lockFile(present))
  return clone
}

it('a fresh clone is not installed', () => {
  expect(isInstalled(aClone(fromNpm))).toBe(false)
})

it('a stamp counts until the lock file changes', () => {
  const clone = aClone(fromNpm)
  noteInstallBegun(clone)
  noteInstalled(clone)
  expect(isInstalled(clone)).toBe(true)
  put(clone, 'package-lock.json', lockFile({ ...own, ...fromNpm, 'node_modules/more': { version: '1.0.0' } }))
  expect(isInstalled(clone)).toBe(false)
})

it('an installation by hand that agrees with the lock file counts', () => {
  expect(isInstalled(aClone(fromNpm, fromNpm))).toBe(true)
})

it('an older version, a missing package or a dependency the lock file does not know does not', () => {
  const older = { ...fromNpm, 'node_modules/react': { version: '18.0.0', integrity: 'r18' } }
  expect(isInstalled(aClone(fromNpm, older))).toBe(false)
  const { 'node_modules/vite': _, ...withoutVite } = fromNpm
  expect(isInstalled(aClone(fromNpm, withoutVite))).toBe(false)
  const clone = aClone(fromNpm, fromNpm)
  put(clone, 'apps/web/package.json', JSON.stringify({ name: 'web', dependencies: { react: '20.0.0' } }))
  expect(isInstalled(clone)).toBe(false)
})

it('optional packages of other machines may be missing, those of this machine may not', () => {
  const optional = (os: string, cpu: string) => ({ version: '1.0.0', optional: true, os: [os], cpu: [cpu] })
  const foreign = { ...fromNpm, 'node_modules/foreign': optional('plan9', 'sparc') }
  expect(isInstalled(aClone(foreign, fromNpm))).toBe(true)
  const native = { ...fromNpm, 'node_modules/native': optional(process.platform, process.arch) }
  expect(isInstalled(aClone(native, fromNpm))).toBe(false)
})

it('an installation that was killed half way does not count, whatever npm noted before', () => {
  const clone = aClone(fromNpm, fromNpm)
  noteInstallBegun(clone)
  expect(isInstalled(clone)).toBe(false)
})

it('a package.json that the lock file does not follow is named', () => {
  const clone = aClone(fromNpm)
  expect(outOfStep(clone)).toBeUndefined()
  put(clone, 'apps/web/package.json', JSON.stringify({ name: 'web', dependencies: { react: '20.0.0' } }))
  expect(outOfStep(clone)).toBe('apps/web/package.json')
})
