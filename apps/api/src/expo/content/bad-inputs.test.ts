import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveCases } from '../../testing/bad-inputs/archives.ts'
import type { BadInput, Files } from '../../testing/bad-inputs/bad-input.ts'
import { fieldCases } from '../../testing/bad-inputs/fields.ts'
import { folderCases } from '../../testing/bad-inputs/folders.ts'
import { goodCases } from '../../testing/bad-inputs/good.ts'
import { jsonCases } from '../../testing/bad-inputs/json.ts'
import { mediaCases } from '../../testing/bad-inputs/media.ts'
import { referenceCases } from '../../testing/bad-inputs/references.ts'
import { spreadsheetCases } from '../../testing/bad-inputs/spreadsheets.ts'
import { template } from '../../testing/bad-inputs/template.ts'
import { databaseDigest } from '../../testing/database-digest.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'bad-inputs-'))
const environment = { DATA_DIR: join(root, 'data') }
let fair: TestApp
/** What must not change: the fair as the template has it. */
let before: Record<string, string>
let folders = 0

function write({ files = {}, build }: Pick<BadInput, 'files' | 'build'>): string {
  const folder = join(root, `fair-${++folders}`)
  const all: Files = { ...template, ...files }
  for (const [path, bytes] of Object.entries(all)) {
    if (bytes === null) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return build?.(folder, all) ?? folder
}

const exportsLeft = () => {
  const folder = join(environment.DATA_DIR, 'exports')
  return existsSync(folder) ? readdirSync(folder) : []
}

beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const run = await runTool(fair, ['import', write({}), '--apply'], environment)
  expect(run.stdout).toContain('All of it is written.')
  before = await databaseDigest(fair.database.db)
})
afterAll(async () => {
  await fair.close()
  await rm(root, { recursive: true, force: true })
})

const themes = {
  fields: fieldCases,
  spreadsheets: spreadsheetCases,
  JSON: jsonCases,
  references: referenceCases,
  media: mediaCases,
  archives: archiveCases,
  folders: folderCases,
}

describe.each(Object.entries(themes))('%s', (_, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))(
    '%s: told in both languages, and nothing is written',
    async (_name, { problems = 1, refused, expected, ...input }) => {
      const path = write(input)
      for (const language of ['en', 'zh'] as const) {
        const run = await runTool(fair, ['import', path, '--apply', '--lang', language], environment)
        const said = refused ? run.stderr : run.stdout
        expect(said).toContain(expected[language])
        expect(run.code).toBe(refused ? 3 : 1)
        expect(refused ? run.stdout : run.stderr).toBe('')
        if (!refused && language === 'en')
          expect(said).toContain(`${problems === 1 ? '1 problem' : `${problems} problems`}; nothing was`)
        if (language === 'zh') expect(said).not.toMatch(/[a-z]+(?: [a-z]+){3,}|undefined|\[object/i)
        // Nothing for the terminal to obey, and nothing of our own insides.
        expect(said).not.toMatch(/[^\P{Cc}\n]|\n +at |node_modules/u)
      }
      expect(await databaseDigest(fair.database.db)).toEqual(before)
      expect(exportsLeft()).toEqual([])
    },
  )
})

test.each(goodCases.map((each) => [each.name, each] as const))(
  '%s is taken',
  async (_name, { says, ...input }) => {
    const run = await runTool(fair, ['import', write(input)], environment)
    expect(run.stdout).not.toContain('problem')
    expect(run.code).toBe(0)
    if (says) expect(run.stdout).toContain(says)
  },
)
