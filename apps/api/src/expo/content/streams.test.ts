import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programmeSession } from '../../schema/index.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-streams-'))
const folder = join(root, 'mine')
const sheet = join(folder, 'schedule.csv')
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  expect((await expo('new', folder)).code).toBe(0)
})
afterAll(async () => {
  await fair.close()
  await rm(root, { recursive: true, force: true })
})

const expo = (...words: string[]) => runTool(fair, words, { DATA_DIR: join(root, 'data') })

/** A sheet with one session that has these addresses and this title. */
function write({ title = '开幕', ...addresses }: { live: string; playback: string; title?: string }) {
  const times = { starts: '2026-11-15 09:00', ends: '2026-11-15 10:00' }
  const fields = { id: '1', exhibition: '1', hall: '1', 'title.zh': title, ...times, ...addresses }
  writeFileSync(sheet, `${Object.keys(fields).join(',')}\r\n${Object.values(fields).join(',')}\r\n`)
}
const stored = async () => {
  const [row] = await fair.database.db.select().from(programmeSession)
  return row
}

test('F-06 K-23 a stream of the box comes in by its name, plays at its address, and goes out by its name', async () => {
  write({ live: 'loop:live-big', playback: 'loop:live-small' })
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  expect(await stored()).toMatchObject({
    liveUrl: '/live/live-big/master.m3u8',
    playBack: '/live/live-small/replay.m3u8',
  })
  const out = join(root, 'out')
  await expo('export', out)
  const [exported] = JSON.parse(readFileSync(join(out, 'schedule.json'), 'utf8'))
  expect(exported).toMatchObject({ live: 'loop:live-big', playback: 'loop:live-small' })
  expect((await expo('import', out)).stdout).toContain('Nothing changes.')
})

test('K-23 an import that changes the title raises the number by which calendars hear of it, and one that does not, not', async () => {
  const before = await stored()
  write({ live: '', playback: 'loop:live-big' })
  await expo('import', folder, '--apply')
  expect((await stored())?.revision).toBe(before?.revision)
  write({ live: '', playback: 'loop:live-big', title: '闭幕' })
  await expo('import', folder, '--apply')
  expect((await stored())?.revision).toBe((before?.revision ?? 0) + 1)
})

test('T29 an import says which addresses no page will play and what to set, and the doctor says it again', async () => {
  write({ live: 'https://live.example/a.m3u8', playback: 'loop:live-big' })
  const said = await expo('import', folder, '--apply')
  expect([said.code, said.stderr]).toEqual([
    0,
    expect.stringContaining('STREAM_ORIGINS=https://live.example'),
  ])
  const findings = async (environment: Record<string, string>) => {
    const run = await runTool(fair, ['doctor', '--json'], { DATA_DIR: join(root, 'data'), ...environment })
    const { findings: all } = run.json<{ findings: { check: string; state: string; text: string }[] }>()
    return all.filter(({ check }) => check === 'streams')
  }
  expect(await findings({})).toMatchObject([
    { state: 'warning', text: expect.stringContaining('https://live.example') },
  ])
  expect(await findings({ STREAM_ORIGINS: 'https://live.example' })).toMatchObject([{ state: 'ok' }])
  const plain = {
    STREAM_ORIGINS: 'https://live.example,http://old.example',
    PUBLIC_URL: 'https://fair.example',
  }
  expect(await findings(plain)).toMatchObject([
    { state: 'warning', text: expect.stringContaining('http://old.example') },
  ])
})

test('T29 pages and their conference hall may ask allowed origins for streams, other scenes and answers may not', async () => {
  const other = await openTestApp({ demo: false, environment: { STREAM_ORIGINS: 'https://live.example' } })
  const policy = async (url: string) =>
    String((await other.app.inject({ url })).headers['content-security-policy'])
  const page = await policy('/area/bigconference')
  expect(page).toContain("media-src 'self' blob: https://live.example;")
  expect(page).toContain("connect-src 'self' https://live.example;")
  expect(await policy('/scene/conference')).toContain("media-src 'self' blob: https://live.example;")
  for (const url of ['/scene/hall', '/api/config', '/live/live-big/master.m3u8', '/calendar/x'])
    expect(await policy(url)).not.toContain('live.example')
  expect((await other.app.inject({ url: '/api/config' })).json().data.stream_origins).toEqual([
    'https://live.example',
  ])
  await other.close()
})
