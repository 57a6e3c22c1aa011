import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { offlineFiles } from './offline-files.ts'

/** The names under which the server looks for them: apps/api/src/http/site.ts. */
const workers = { 'sw.js': 'src/worker/worker.ts', 'sw-off.js': 'src/worker/worker-off.ts' }

/**
 * Builds the worker when everything else is: it has the names of the site's files written into it. It is one file
 * without imports, because a worker that loads parts can be half an old one.
 */
export function serviceWorker(root: string, target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const files = JSON.stringify(offlineFiles(chunks, root))
      // Every file of the site counts: another one is another site.
      const names = JSON.stringify(Object.keys(bundle).sort())
      const define = {
        offlineFiles: files,
        workerVersion: JSON.stringify(createHash('sha256').update(names).digest('hex').slice(0, 8)),
      }
      for (const [fileName, entry] of Object.entries(workers))
        this.emitFile({ type: 'asset', fileName, source: await bundled(join(root, entry), target, define) })
    },
  }
}

async function bundled(entry: string, target: string[], define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      target,
      write: false,
      lib: { entry, formats: ['iife'], name: 'worker' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  const [{ code }] = output.output
  return code
}
