/** Modules that the same pages load. */
export interface Part {
  modules: readonly string[]
  /** Characters. */
  size: number
  pages: ReadonlySet<string>
  /** Modules of other parts that it needs to be there first. */
  needs: ReadonlySet<string>
}

/** What files cost a page. */
export interface PageCosts {
  /** How much the page counts. */
  weight: number
  /** What one more file costs it, in characters. */
  file: number
}

/**
 * Joins parts as long as that pays: a page loads fewer files, and in them little that it does not need. Parts never come
 * to need each other in a circle.
 */
export function mergeParts(parts: readonly Part[], costsOf: (page: string) => PageCosts): Part[] {
  let merged = [...parts]
  const pairsOf = (a: Part, others: readonly Part[]) =>
    others
      .map((b) => ({ a, b, gain: gainOf(a, b, { costsOf, parts: merged }) }))
      .filter(({ gain }) => gain > 0)
  let pairs = merged.flatMap((part, index) => pairsOf(part, merged.slice(index + 1)))
  for (;;) {
    pairs.sort((one, other) => other.gain - one.gain)
    const best = pairs.find(({ a, b }) => !needsByAnother(a, b, merged) && !needsByAnother(b, a, merged))
    if (!best) return merged
    const stays = (part: Part) => part !== best.a && part !== best.b
    merged = merged.filter(stays)
    const part = joined(best.a, best.b)
    pairs = [...pairs.filter(({ a, b }) => stays(a) && stays(b)), ...pairsOf(part, merged)]
    merged.push(part)
  }
}

interface Weighing {
  costsOf: (page: string) => PageCosts
  parts: readonly Part[]
}

/** Who needed both has one file less; who needed one gets the other in vain, with what that needs. */
function gainOf(a: Part, b: Part, { costsOf, parts }: Weighing): number {
  let gain = 0
  const inVain = (part: Part, page: string) =>
    costsOf(page).weight *
    parts.reduce(
      (sum, other) => (needs(part, other) && !other.pages.has(page) ? sum + other.size : sum),
      part.size,
    )
  const saved = (page: string) => {
    const { weight, file } = costsOf(page)
    return weight * file
  }
  for (const page of a.pages) gain += b.pages.has(page) ? saved(page) : -inVain(b, page)
  for (const page of b.pages) if (!a.pages.has(page)) gain -= inVain(a, page)
  return gain
}

const joined = (a: Part, b: Part): Part => {
  const modules = [...a.modules, ...b.modules]
  return {
    modules,
    size: a.size + b.size,
    pages: new Set([...a.pages, ...b.pages]),
    needs: new Set([...a.needs, ...b.needs].filter((id) => !modules.includes(id))),
  }
}

const needs = (a: Part, b: Part) => b.modules.some((id) => a.needs.has(id))

/** Whether `a` needs something that needs `b`: joined, the two would need it and be needed by it. */
function needsByAnother(a: Part, b: Part, all: readonly Part[]): boolean {
  const reached = new Set(all.filter((part) => part !== b && needs(a, part)))
  for (const part of reached) {
    if (needs(part, b)) return true
    for (const next of all) if (next !== b && needs(part, next)) reached.add(next)
  }
  return false
}
