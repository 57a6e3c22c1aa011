import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { readConfig, settings } from './config.ts'

test('without any setting the server listens on loopback, port 3000, with the embedded database and the demo fair', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(repositoryRoot, 'data'),
    databaseUrl: null,
    demo: true,
    links: { exhibitor_sso: '/sso', exhibitor_desk: '/desk', meeting: null },
  })
})

test('every fault is told at once, by name, and an address with a password in it is not repeated', () => {
  const read = () =>
    readConfig({
      PORT: '70000',
      DEMO: 'maybe',
      CLOCK: 'yesterday',
      LOG_LEVEL: 'loud',
      CACHE_MB: '-1',
      DATABASE_URL: 'mysql://root:secret@localhost/x',
      MEETING_URL: 'javascript:alert(1)',
    })
  expect(read).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*DEMO[\s\S]*CLOCK[\s\S]*LOG_LEVEL[\s\S]*CACHE_MB[\s\S]*MEETING_URL/,
  )
  expect(read).not.toThrow(/secret/)
  expect(() =>
    readConfig({ SCENE_ORIGINS: "https://ok.example, https://x.example/'; script-src *" }),
  ).toThrow(/SCENE_ORIGINS/)
})

test('docs/operations.md describes every setting and no other', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8')
  const described = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(described.sort()).toEqual(Object.keys(settings).sort())
})
