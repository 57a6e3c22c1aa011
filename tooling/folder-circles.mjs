import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {[from: string, to: string]} Import */
/** @typedef {Map<string, Map<string, Import>>} Graph a name → the names it uses, each with an import that shows it */

/** Chains of folders longer than these cannot be kept in mind. */
const longestChains = { 'apps/api/src': 9 }

/**
 * The imports of files by their relative paths.
 * @param {[file: string, source: string][]} files
 * @returns {Import[]}
 */
export function importsOf(files) {
  const known = new Set(files.map(([file]) => file))
  return files.flatMap(([file, source]) =>
    [...source.matchAll(/(?:from|import\(|import)\s*'(\.{1,2}\/[^'?]+)/g)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
      .filter((to) => known.has(to))
      .map((to) => /** @type {Import} */ ([file, to])),
  )
}

/**
 * For each folder, how what lies in it (its files and its folders) uses one another.
 * @param {Import[]} imports
 * @returns {Map<string, Graph>}
 */
export function folderGraphs(imports) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map()
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')]
    const depth = a.findIndex((part, i) => part !== b[i])
    // Two files of one folder: circles between files are the import map's to find.
    if (depth === a.length - 1 && depth === b.length - 1) continue
    const parent = a.slice(0, depth).join('/')
    const graph = graphs.get(parent) ?? new Map()
    const uses = graph.get(a[depth]) ?? new Map()
    if (!uses.has(b[depth])) uses.set(b[depth], [from, to])
    graphs.set(parent, graph.set(a[depth], uses))
  }
  return graphs
}

/**
 * The longest chain of names that use one another, or the first circle found.
 * @param {Graph} graph
 * @returns {{ circle: string[] } | { chain: string[] }}
 */
export function walk(graph) {
  /** @type {Map<string, string[]>} */
  const chains = new Map()
  /** @type {string[]} */
  const open = []
  /** @param {string} name @returns {string[]} a circle, or nothing */
  const visit = (name) => {
    if (open.includes(name)) return [...open.slice(open.indexOf(name)), name]
    if (chains.has(name)) return []
    open.push(name)
    /** @type {string[]} */
    let longest = []
    for (const used of graph.get(name)?.keys() ?? []) {
      const circle = visit(used)
      if (circle.length > 0) return circle
      const chain = chains.get(used) ?? []
      if (chain.length > longest.length) longest = chain
    }
    open.pop()
    chains.set(name, [name, ...longest])
    return []
  }
  for (const name of graph.keys()) {
    const circle = visit(name)
    if (circle.length > 0) return { circle }
  }
  return { chain: [...chains.values()].reduce((a, b) => (b.length > a.length ? b : a), []) }
}

/**
 * @param {Import[]} imports
 * @param {Record<string, number>} limits
 * @returns {string[]}
 */
export function folderFaults(imports, limits = longestChains) {
  return [...folderGraphs(imports)].flatMap(([parent, graph]) => {
    const found = walk(graph)
    if ('circle' in found) return [circleFault(parent, graph, found.circle)]
    const folders = found.chain.filter((name) => !name.includes('.'))
    const most = limits[parent] ?? Number.POSITIVE_INFINITY
    return folders.length > most
      ? [`${parent}: a chain of ${folders.length} folders, ${most} at most: ${folders.join(' → ')}`]
      : []
  })
}

/**
 * @param {string} parent
 * @param {Graph} graph
 * @param {string[]} circle
 */
function circleFault(parent, graph, circle) {
  const steps = circle.slice(1).map((to, i) => {
    const [file, used] = graph.get(circle[i] ?? '')?.get(to) ?? ['', '']
    return `  ${file} imports ${used}`
  })
  return [
    `${parent}: a circle between ${circle.join(' → ')}`,
    ...steps,
    '  Move what both need to a folder below them, or pass it in as a value.',
  ].join('\n')
}

/** Tests stand beside the code and use what lies above it. @param {string} file */
const isProduct = (file) => !/\.test\.tsx?$|\.spec\.ts$|\/testing\/|\/trials\//.test(file)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
  const files = listing.toString().trim().split('\n').filter(existsSync).filter(isProduct)
  const faults = folderFaults(importsOf(files.map((file) => [file, readFileSync(file, 'utf8')])))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
