import { relative } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'isEntry'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** By device, by address in small letters: the modules that its page begins with, as paths below src. */
export type FirstModules = Record<string, Record<string, string[]>>

/** The name under which the server looks for it: apps/api/src/http/site.ts. */
const fileName = 'first-files.json'

/**
 * Tells the server which files a page loads first, so that the document can name them: left to itself a browser finds
 * them only when the site's own program has come and runs.
 */
export function firstFiles(root: string): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { module } = await runnerImport<{ firstModules(): FirstModules }>(
        `${root}/src/app/first-modules.ts`,
        { root, configFile: false, logLevel: 'error' },
      )
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const source = JSON.stringify(filesOf(module.firstModules(), chunks, root))
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The same with the files of the built site in place of modules; none of those that the document names anyway. */
export function filesOf(modules: FirstModules, chunks: readonly Chunk[], root: string): FirstModules {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (first: readonly Chunk[]) => {
    const loaded = new Set(first)
    for (const { imports } of loaded)
      for (const name of imports) {
        const chunk = byName.get(name)
        if (chunk) loaded.add(chunk)
      }
    return loaded
  }
  const named = withImports(chunks.filter(({ isEntry }) => isEntry))
  const chunkOf = (module: string) => {
    const chunk = chunks.find(
      ({ facadeModuleId: id }) => id !== null && relative(`${root}/src`, id) === module,
    )
    if (!chunk) throw new Error(`${module} is not a file of the built site`)
    return chunk
  }
  const filesFor = (of: string[]) =>
    [...withImports(of.map(chunkOf))]
      .filter((chunk) => !named.has(chunk))
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`)
  return mapped(modules, (pages) => mapped(pages, (of) => [...new Set(filesFor(of))]))
}

const mapped = <From, To>(record: Record<string, From>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
