import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Exhibitor } from '@tradefloor/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentFolder } from '../../paths.ts'
import type { Files } from '../../testing/bad-inputs/bad-input.ts'
import { table, template } from '../../testing/bad-inputs/template.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-stands-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const environment = { DATA_DIR: join(root, 'data') }

const flat = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()

async function exhibitorsOf(fair: TestApp, exhibition_id: number): Promise<Exhibitor[]> {
  const query = { exhibition_id, size: 50 }
  return (await fair.call({ path: '/api/exhibition/v1/web/exhibitor', query })).json().list
}

describe('Q-03 an organiser’s stand and logo', () => {
  let fair: TestApp
  const folder = join(root, 'mine')
  const write = (files: Files) => {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      if (bytes !== null) writeFileSync(join(folder, name), bytes)
    }
  }
  const apply = async (...words: string[]) => {
    const run = await runTool(fair, ['import', folder, '--apply', ...words], environment)
    expect(run.code).toBe(0)
    return run
  }
  /** Once the server has heard of the import. */
  const shown = () =>
    expect.poll(async () => {
      const [entry] = await exhibitorsOf(fair, 1)
      return [entry?.tier, entry?.company.color]
    })

  beforeAll(async () => {
    fair = await openTestApp({ demo: false })
    write(template)
  })
  afterAll(() => fair.close())

  test('Q-03 an empty stand is a shell, and the colour of the logo comes with it', async () => {
    await apply()
    // Between the two blues that the template's logo is drawn with.
    await shown().toEqual(['shell', expect.stringMatching(/^#0[a-d][3-5].[7-d]/)])
  })

  test('Q-03 a stand that is chosen is brought in, compared and written out as it came', async () => {
    write(table('companies', { stand: 'corner' }))
    const run = await apply('--json')
    expect(run.json()).toMatchObject({ tables: { companies: { changed: [{ id: 1, fields: ['stand'] }] } } })
    await shown().toEqual(['corner', expect.any(String)])
    expect((await apply()).stdout).toContain('Nothing changes.')
    const out = join(root, 'out')
    expect((await runTool(fair, ['export', out], environment)).code).toBe(0)
    const [record] = JSON.parse(readFileSync(join(out, 'companies.json'), 'utf8')) as { stand?: string }[]
    expect(record?.stand).toBe('corner')
  })

  test('Q-03 another picture in the same place is another colour; a grey one is none', async () => {
    write({ 'media/logos/1.png': await flat('#a3271f') })
    await apply()
    await shown().toEqual(['corner', '#a3271f'])
    write({ 'media/logos/1.png': await flat('#808080') })
    await apply()
    await shown().toEqual(['corner', null])
    expect((await apply()).stdout).toContain('Nothing changes.')
  })

  test('Q-03 a picture that was something else before has a colour once it is a logo', async () => {
    write({ ...table('companies', { stand: 'corner', logo: '', images: 'logos/2.png' }) })
    write({ 'media/logos/2.png': await flat('#1f6b4f') })
    await apply()
    await shown().toEqual(['corner', null])
    write(table('companies', { stand: 'corner', logo: 'logos/2.png', images: 'logos/2.png' }))
    await apply()
    await shown().toEqual(['corner', '#1f6b4f'])
    expect((await apply()).stdout).toContain('Nothing changes.')
  })
})

describe('Q-03 the demo fair', () => {
  let fair: TestApp
  beforeAll(async () => {
    fair = await openTestApp()
  })
  afterAll(() => fair.close())

  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  /** How strong each channel is beside the strongest, which darkening leaves as it is. */
  const proportions = (hex: string) => channels(hex).map((value) => value / Math.max(...channels(hex)))

  test('Q-03 companies have the colour that their logo is drawn in', async () => {
    const drawn: Record<string, { colour: string }> = JSON.parse(
      readFileSync(join(contentFolder, 'media/logos.json'), 'utf8'),
    )
    const entries = (await Promise.all([21, 25, 34, 57, 78].map((id) => exhibitorsOf(fair, id)))).flat()
    expect(entries.length).toBeGreaterThan(100)
    const isNear = ({ company: { id, color } }: Exhibitor) => {
      const was = proportions(drawn[id]?.colour ?? '')
      return proportions(color ?? '').every((value, index) => Math.abs(value - (was[index] ?? 0)) < 0.1)
    }
    expect(entries.filter(({ company }) => company.color === null)).toEqual([])
    // A few stand in a quiet grey with an accent that is the stronger colour.
    expect(entries.filter(isNear).length / entries.length).toBeGreaterThan(0.95)
  })
})
