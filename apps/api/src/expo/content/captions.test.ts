import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScheduleGroup } from '@tradefloor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../schema/index.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-captions-'))
const folder = join(root, 'mine')
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  expect((await expo('new', folder)).code).toBe(0)
  mkdirSync(join(folder, 'media/captions'))
})
afterAll(async () => {
  await fair.close()
  rmSync(root, { recursive: true, force: true })
})

const expo = (...words: string[]) => runTool(fair, words, { DATA_DIR: join(root, 'data') })

/** A sheet with one session of this morning. */
function write(fields: Record<string, string>) {
  const row = {
    id: '1',
    exhibition: '1',
    hall: '1',
    'title.zh': '开幕',
    starts: '2026-11-15 09:00',
    ends: '2026-11-15 10:00',
    ...fields,
  }
  writeFileSync(
    join(folder, 'schedule.csv'),
    `${Object.keys(row).join(',')}\r\n${Object.values(row).join(',')}\r\n`,
  )
}
const caption = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'media/captions', name), content)
const spoken = (words: string) => `WEBVTT\n\n00:01.000 --> 00:04.000\n${words}\n`

const session = async (time: string) => {
  fair.clock.set(new Date(`2026-11-15T${time}:00+08:00`).toISOString())
  const reply = await fair.call({ path: '/api/exhibition/v1/web/schedule', query: { exhibition_id: 1 } })
  const [group] = reply.json<{ list: ScheduleGroup[] }>().list
  return group?.data[0]?.data[0]
}

test('F-06 an organiser’s captions come with the recording and never before it, and go out as they came in', async () => {
  caption('opening.zh.vtt', `\uFEFF${spoken('大家好')}`)
  caption('opening.en.vtt', spoken('Good morning'))
  write({
    playback: 'loop:live-big',
    captions_zh: 'captions/opening.zh.vtt',
    captions_en: 'captions/opening.en.vtt',
  })
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  expect((await session('09:30'))?.captions).toEqual([])
  const shown = (await session('10:30'))?.captions ?? []
  expect(shown).toMatchObject([
    { lang: 'zh', label: '中文', src: expect.stringMatching(/^\/files\//) },
    { lang: 'en', label: 'English', src: expect.stringMatching(/^\/files\//) },
  ])
  const words = await fair.app.inject({ url: shown[1]?.src ?? '' })
  expect([words.headers['content-type'], words.body]).toEqual([
    expect.stringContaining('text/vtt'),
    spoken('Good morning'),
  ])

  const out = join(root, 'out')
  await expo('export', out)
  const [exported] = JSON.parse(readFileSync(join(out, 'schedule.json'), 'utf8'))
  expect(exported).toMatchObject({ captions_zh: 'captions/opening.zh.vtt' })
  expect(readFileSync(join(out, 'media/captions/opening.en.vtt'), 'utf8')).toBe(spoken('Good morning'))
  expect((await expo('import', out)).stdout).toContain('Nothing changes.')
})

test('F-06 in a language without a file of the organiser’s, a stream of the box keeps its own captions', async () => {
  write({ playback: 'loop:live-big', captions_en: 'captions/opening.en.vtt' })
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  // The server hears of what the tool changed a moment later.
  await expect
    .poll(async () => (await session('10:30'))?.captions, { timeout: 10_000 })
    .toMatchObject([
      { lang: 'zh', src: '/live/live-big/zh.vtt' },
      { lang: 'en', src: expect.stringMatching(/^\/files\//) },
    ])
  const left = await fair.database.db.select({ path: file.mediaPath }).from(file)
  expect(left.map(({ path }) => path)).not.toContain('captions/opening.zh.vtt')
})

test('F-06 without a recording that a page may play there are none', async () => {
  write({ playback: 'https://elsewhere.example/a.mp4', captions_en: 'captions/opening.en.vtt' })
  expect(await expo('import', folder, '--apply')).toMatchObject({ code: 0 })
  await expect
    .poll(() => session('10:30'), { timeout: 10_000 })
    .toMatchObject({ play_back: '', captions: [] })
})

test.each([
  ['what an editor of films writes', '1\n00:00:01,000 --> 00:00:04,000\nHello\n', 'convert SRT'],
  ['times with commas', 'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHello\n', 'with points, not commas'],
  ['nothing said', 'WEBVTT\n', 'has no words with their times'],
  [
    'another writing',
    Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\n\xb4\xf3', 'latin1'),
    'save it as UTF-8',
  ],
  ['far too much', `WEBVTT\n\n${spoken('x').repeat(70_000)}`, 'larger than 2 MB'],
  ['an empty file', '', 'is an empty file'],
])('F-06 captions that no browser would show are refused with what to do: %s', async (_, content, reason) => {
  caption('bad.vtt', content)
  write({ playback: 'loop:live-big', captions_en: 'captions/bad.vtt' })
  const said = await expo('import', folder)
  expect(said.code).not.toBe(0)
  expect(said.stdout + said.stderr).toContain('schedule.csv:2 [captions_en] captions/bad.vtt')
  expect(said.stdout + said.stderr).toContain(reason)
})
