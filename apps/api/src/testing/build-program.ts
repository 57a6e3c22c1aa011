import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const apiFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Bundles a program with the database worker beside it, so that a child process can run it. */
export async function buildProgram(
  name: string,
  folder = 'trials/database',
): Promise<{ path: string; remove(): Promise<void> }> {
  // One folder below apps/api, as the bundles in dist are: programs find the repository from where they lie.
  const outDir = join(apiFolder, `.program-${name}-${randomBytes(4).toString('hex')}`)
  await build({
    root: apiFolder,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          [name]: `${folder}/${name}.ts`,
          'embedded-worker': '../../packages/embedded-postgres/src/embedded-worker.mjs',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    ssr: { noExternal: [/^@tradefloor\//] },
  })
  return {
    path: join(outDir, `${name}.mjs`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}
