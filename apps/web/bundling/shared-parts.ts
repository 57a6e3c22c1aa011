import { relative } from 'node:path'
import { build, type Rolldown } from 'vite'
import { leanPackages } from './lean-packages.ts'
import { mergeParts, type PageCosts, type Part } from './merge-parts.ts'

type Chunk = Rolldown.OutputChunk

/** A page comes with the shell around it. */
const shells = [
  [/^src\/pages\/desktop\//, 'src/app/desktop-shell.tsx'],
  [/^src\/pages\/mobile\//, 'src/app/phone-shell.tsx'],
] as const
const shellOf = (page: string) => shells.find(([pages]) => pages.test(page))?.[1]

const homes = ['src/pages/desktop/home.tsx', 'src/pages/mobile/home.tsx']
/** First pages without a scene: what the homes share and none of these needs is not every page's. */
const withoutScene = ['exhibitions', 'exhibitors', 'schedule'].map((page) => `src/pages/mobile/${page}.tsx`)

/** A link often leads straight to these; they had 16 to 25 files of their own. */
const largeOnPhones = /^src\/pages\/mobile\/(schedule|conference-hall|exhibitors|exhibition)\.tsx$/

/** Most visits begin at a home; what opens over a page finds the page's files there already. */
const weights: readonly [RegExp, number][] = [
  [/^src\/pages\/\w+\/home\.tsx$/, 60],
  [/^src\/pages\/desktop\/(booth|exhibition)\.tsx$/, 40],
  // Many visits by phone begin here; counted like a home it would take more from the homes than they have left.
  [/^src\/pages\/mobile\/exhibitions\.tsx$/, 25],
  // The first thing most people open from there.
  [/^src\/features\/exhibitions\/home-drawer\.tsx$/, 10],
  [largeOnPhones, 8],
  [/^src\/pages\//, 1],
]

/** The words that import it, and what is packed worse by itself. */
const fileCost = 3000
/** Without HTTP/2 every file of a large page also waits for one of six connections, on a phone a sixth of a second. */
const fileCostOnPhones = 8000

const costsOf = (page: string): PageCosts => ({
  weight: weights.find(([pages]) => pages.test(page))?.[1] ?? 0.2,
  file: largeOnPhones.test(page) ? fileCostOnPhones : fileCost,
})

/**
 * Names the file for every module that several pages share. Left to itself the bundler makes a file for each set of
 * pages: two hundred in all, seventy for the home.
 */
export async function sharedParts(root: string): Promise<ReadonlyMap<string, string>> {
  const { initial, parts } = partsOf(await chunksOf(root), root)
  const isFirst = ({ pages }: Part) => homes.every((home) => pages.has(home))
  const merged = mergeParts(
    parts.filter((part) => !isFirst(part)),
    costsOf,
  )
  const first = parts
    .filter(isFirst)
    .flatMap(({ modules, pages }) =>
      modules.map((id) => [id, withoutScene.some((page) => pages.has(page)) ? 'site' : 'homes'] as const),
    )
  return new Map([
    ...initial.map((id) => [id, 'site'] as const),
    ...first,
    ...merged.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`] as const)),
  ])
}

/** What the entry itself loads, and what more than one page loads. */
function partsOf(chunks: readonly Chunk[], root: string): { initial: string[]; parts: Part[] } {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loadedWith = (page: Chunk) => {
    const loaded = new Set([page])
    for (const { imports } of loaded)
      for (const name of imports) {
        const chunk = byName.get(name)
        if (chunk) loaded.add(chunk)
      }
    return [...loaded]
  }
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(loadedWith))
  const entries = new Map(
    chunks.flatMap((chunk) =>
      chunk.isDynamicEntry && chunk.facadeModuleId ? [[relative(root, chunk.facadeModuleId), chunk]] : [],
    ),
  )
  const users = new Map<Chunk, Set<string>>()
  for (const [page, entry] of entries) {
    const shell = entries.get(shellOf(page) ?? '')
    for (const chunk of [entry, ...(shell ? [shell] : [])].flatMap(loadedWith))
      if (!initial.has(chunk)) users.set(chunk, (users.get(chunk) ?? new Set()).add(page))
  }
  const parts = [...users]
    .filter(([chunk, pages]) => !chunk.isDynamicEntry && pages.size > 1)
    .map(([{ moduleIds, modules, imports }, pages]) => ({
      modules: moduleIds,
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      pages,
      needs: new Set(imports.flatMap((name) => byName.get(name)?.moduleIds ?? [])),
    }))
    // The same source gives the same files, in whatever order the bundler came to its chunks.
    .sort((a, b) => (String(a.modules[0]) < String(b.modules[0]) ? -1 : 1))
  return { initial: [...initial].flatMap(({ moduleIds }) => moduleIds), parts }
}

/** Their files are known beforehand, and they are large. */
const others = [/^react(?:-dom|-router)?(?:\/|$)/, /^@tanstack\//, /^pdfjs-dist/]

/** The site as the bundler divides it by itself. Only what is in which file is looked at. */
async function chunksOf(root: string): Promise<Chunk[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      leanPackages(),
      { name: 'no-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : undefined) },
    ],
    build: { write: false, minify: false, assetsInlineLimit: 0, rolldownOptions: { external: others } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The site was not built')
  return output.output.filter((part) => part.type === 'chunk')
}
