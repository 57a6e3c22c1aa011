import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const glossary = 'docs/glossary.md'

/**
 * The names that the glossary lists as retired, each with what to use instead.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function readRetiredNames(text) {
  const table = text.split(/^## Retired names$/m)[1] ?? ''
  return new Map(
    [...table.matchAll(/^\| `(\w+)` \| `(\w+)` \|$/gm)].map(([, old = '', now = '']) => [old, now]),
  )
}

/**
 * @param {string} source
 * @returns {string[]}
 */
export function exportedNames(source) {
  const declared = source.matchAll(
    /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/gm,
  )
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/ as /).at(-1) ?? ''),
  )
  return [...[...declared].map(([, name = '']) => name), ...listed].filter(Boolean)
}

/**
 * @param {Map<string, string>} retired
 * @param {[file: string, source: string][]} files
 * @returns {string[]}
 */
export function retiredExports(retired, files) {
  return files.flatMap(([file, source]) =>
    exportedNames(source)
      .filter((name) => retired.has(name))
      .map((name) => `${file}: ${name} is retired, use ${retired.get(name)} (${glossary})`),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const retired = readRetiredNames(readFileSync(glossary, 'utf8'))
  if (retired.size === 0) throw new Error(`${glossary} lists no retired names`)
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
  const files = listing.toString().trim().split('\n').filter(existsSync)
  const faults = retiredExports(
    retired,
    files.map((file) => [file, readFileSync(file, 'utf8')]),
  )
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
