import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with a space in its name, like many a home folder, holding the given files until the test ends. */
export function temporaryClone(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradefloor clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) put(folder, file, content)
  return folder
}

export function put(folder: string, file: string, content: string) {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, content)
}
