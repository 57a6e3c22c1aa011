import { relative } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'isEntry' | 'isDynamicEntry'
> & { viteMetadata?: { importedCss: ReadonlySet<string> } }

/** What a visitor of either device needs to be told that there is no network, and to keep a star until there is one. */
const always = [
  /^src\/app\/offline-part\.tsx$/,
  /^src\/domains\/offline\/offline-page\.tsx$/,
  /^src\/domains\/agenda\/reminder-watch\.tsx$/,
]

/** Large, and of little use without a network: kept once they were used. */
const never = [/document-view\.tsx$/, /pdf-/, /crop-window/, /plain-hashing/, /player\.tsx$/, /stream-engine/]

/** The pages that are there without a network, by device, with what opens over them. Others are kept once they were used. */
const wanted = {
  phone: [
    ...always,
    /^src\/app\/(phone-shell|keep-ahead)\.tsx$/,
    /^src\/domains\/chat\/messenger-part\.tsx$/,
    /^src\/pages\/mobile\/(home|exhibition|exhibitions|exhibitors|pavilions|schedule|booth|booth-part|product)\.tsx$/,
    /^src\/pages\/mobile\/(centre|centre-screen|collection|not-found)\.tsx$/,
  ],
  desktop: [
    ...always,
    /^src\/app\/(desktop-shell|header\/signed-in-menu)\.tsx$/,
    /^src\/pages\/desktop\/(home|exhibition|booth)\.tsx$/,
    /^src\/features\/centre\/centre\.tsx$/,
  ],
}

/** The files of the built site, as addresses, that its worker fetches ahead for each device. */
export function offlineFiles(chunks: readonly Chunk[], root: string): Record<keyof typeof wanted, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])
  const isWanted = ({ facadeModuleId }: Chunk) => !never.some((pattern) => pattern.test(facadeModuleId ?? ''))
  const withImports = (chunks: readonly Chunk[]) => {
    const loaded = new Set(chunks)
    for (const { imports } of loaded) for (const chunk of named(imports)) loaded.add(chunk)
    return loaded
  }
  const first = withImports(chunks.filter(({ isEntry }) => isEntry))
  const filesFor = (patterns: readonly RegExp[]) => {
    const pages = chunks.filter((chunk) => isOneOf(chunk, patterns, root) && isWanted(chunk))
    const loaded = new Set([...first, ...withImports(pages)])
    // What the entry itself may load later is every page of both devices.
    for (const chunk of loaded)
      if (!first.has(chunk))
        for (const part of withImports(named(chunk.dynamicImports).filter(isWanted))) loaded.add(part)
    const files = [...loaded].flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ])
    // In one order, whatever the bundler's: the worker's own version is made from this.
    return [...new Set(files)].sort().map((file) => `/${file}`)
  }
  return { phone: filesFor(wanted.phone), desktop: filesFor(wanted.desktop) }
}

const isOneOf = ({ isDynamicEntry, facadeModuleId }: Chunk, patterns: readonly RegExp[], root: string) =>
  isDynamicEntry &&
  facadeModuleId !== null &&
  patterns.some((pattern) => pattern.test(relative(root, facadeModuleId)))
