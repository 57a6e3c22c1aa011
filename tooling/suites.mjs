import { ensureJourneyBrowser } from './browser.mjs'
import { text } from './messages.mjs'
import { prepare } from './prepare.mjs'
import { Refusal } from './refusal.mjs'
import { onePassed } from './tally.mjs'
import { playwright, staticCheck, vitest } from './test-runners.mjs'

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {(only?: { since?: string }) => Promise<import('./tally.mjs').Counts>} run since: only tests that import what changed since that commit
 * @property {() => Promise<unknown>} [install] what it needs on the machine, fetched before the first suite runs
 * @property {boolean} [quiet] prints nothing while it runs but its step, so that others like it may run beside it
 */

/** @type {Suite[]} */
export const suites = [
  {
    name: 'lint',
    quiet: true,
    run: () => staticCheck('lint', [['biome', 'check', '.'], ['retired-names']]),
  },
  {
    name: 'types',
    quiet: true,
    run: () =>
      // One checker each: the two programs are beside each other, and every further checker does part of the work again.
      staticCheck('types', [
        ['tsc', '-p', 'tsconfig.node.json', '--checkers', '1'],
        ['tsc', '-p', 'tsconfig.web.json', '--checkers', '1'],
      ]),
  },
  {
    name: 'imports',
    quiet: true,
    run: () =>
      staticCheck('imports', [
        [
          'depcruise',
          ...['--config', 'tooling/import-map.cjs', '--output-type', 'err-long'],
          ...['apps', 'packages', 'content', 'e2e', 'bench', 'tooling'],
        ],
        ['folder-circles'],
      ]),
  },
  { name: 'unit', run: (only) => vitest('unit', 'unit', {}, only) },
  { name: 'api', run: (only) => vitest('api', 'api', {}, only) },
  { name: 'drill', run: () => vitest('drill', 'drill') },
  { name: 'build', run: () => prepare().then(onePassed) },
  {
    name: 'components',
    install: ensureJourneyBrowser,
    run: async (only) => {
      await prepare()
      return vitest('components', 'components-*', { CHROMIUM_PATH: await ensureJourneyBrowser() }, only)
    },
  },
  {
    name: 'journeys',
    install: ensureJourneyBrowser,
    run: async () => {
      await prepare()
      return playwright('journeys', { CHROMIUM_PATH: await ensureJourneyBrowser() })
    },
  },
]

/**
 * Reads `--only unit,api`, or the names alone; without any, everything in `names` is chosen.
 * @param {string[]} args
 * @param {string[]} [names]
 * @param {Suite[]} [known]
 * @returns {Suite[]}
 */
export function chosenSuites(args, names, known = suites) {
  const given = args.join(' ').replace(/^--only(?=[ =]|$)/, '')
  const wanted =
    args.length > 0 ? given.split(/[ ,=]+/).filter(Boolean) : (names ?? known.map(({ name }) => name))
  if (wanted.length === 0) throw new Refusal(unknown(args.join(' '), known))
  for (const name of wanted)
    if (!known.some((suite) => suite.name === name)) throw new Refusal(unknown(name, known))
  return known.filter((suite) => wanted.includes(suite.name))
}

/**
 * @param {string} name
 * @param {Suite[]} known
 */
function unknown(name, known) {
  return text('unknownSuite', { name, names: known.map((suite) => suite.name).join(', ') })
}
