import { run } from './child.mjs'
import { root } from './clone.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */

/** What reaches a suite besides what its tests import. A file that no line fits reaches no suite with such a list. */
const reach = /** @type {Record<string, RegExp>} */ ({
  drill:
    /^(?:apps\/api\/(?:src|trials|migrations)|packages\/(?:client|contract|embedded-postgres|rules|search))\//,
  journeys:
    /^(?:apps\/(?:api|web|scene|desk)|packages\/(?:client|contract|embedded-postgres|models|rules|search|ui)|content|e2e)\//,
})

/** A change of one of these may change any test: settings, dependencies, and what tests start or read without importing it. */
const everything =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|tooling\/.+\.mjs|apps\/api\/migrations\/.+|apps\/api\/src\/testing\/.+|apps\/web\/testing\/.+|content\/demo\/.+|.+\/package\.json)$/

/** Always run, because they look at the whole tree in seconds. */
const always = new Set(['lint', 'types', 'imports', 'build'])
/**
 * Run by vitest, which follows the imports itself; and what reaches all of their tests without being imported: pages, pictures
 * and data that are read, and the server that component tests ask.
 */
const byImports = /** @type {Record<string, RegExp>} */ ({
  unit: /(?<!\.(?:[cm]?js|tsx?))$/,
  api: /^(?:docs\/(?:operations|content-format)[^/]*\.md|content\/.+(?<!\.ts)|apps\/(?:api\/.+|web\/public\/.+)(?<!\.(?:[cm]?js|tsx?)))$/,
  components: /^(?:(?:apps\/api|content|packages\/(?:embedded-postgres|search))\/|apps\/web\/.+(?<!\.tsx?)$)/,
})

/**
 * Reads `--changed` or `--changed=main` and leaves the rest.
 * @param {string[]} args
 * @returns {{ base: string | undefined, rest: string[] }}
 */
export function readChanged(args) {
  const given = args.find((arg) => /^--changed(?:=|$)/.test(arg))
  if (given === undefined) return { base: undefined, rest: args }
  return { base: given.split('=')[1] || 'main', rest: args.filter((arg) => arg !== given) }
}

/**
 * The suites that a change reaches, those of vitest with the tests that import what changed.
 * @param {Suite[]} chosen
 * @param {string[]} files changed, relative to the clone
 * @param {string} since the commit they are compared with
 * @returns {Suite[]}
 */
export function suitesFor(chosen, files, since) {
  if (files.some((file) => everything.test(file))) return chosen
  return chosen.flatMap((suite) => {
    if (always.has(suite.name)) return [suite]
    const read = byImports[suite.name]
    if (files.some((file) => (read ?? reach[suite.name])?.test(file))) return [suite]
    return read && files.length > 0 ? [{ ...suite, run: () => suite.run({ since }) }] : []
  })
}

/**
 * What differs from where this branch left the other one, also what is not committed yet.
 * @param {string} base
 * @returns {Promise<{ since: string, files: string[] }>}
 */
export async function changedSince(base) {
  const since = (await git(base, ['merge-base', 'HEAD', base])).trim()
  const differing = await git(base, ['diff', '--name-only', '--no-renames', '-z', since])
  const untracked = await git(base, ['ls-files', '--others', '--exclude-standard', '-z'])
  return { since, files: [...new Set(`${differing}${untracked}`.split('\0').filter(Boolean))].sort() }
}

/**
 * @param {string} base
 * @param {string[]} args
 */
async function git(base, args) {
  const ended = await run('git', args, { cwd: root })
  if (ended.code !== 0) throw new Refusal(text('changedUnknown', { base }), ended.tail)
  return ended.output
}
