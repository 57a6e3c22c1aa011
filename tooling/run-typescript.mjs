import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './clone.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {{ about?: string, run?: (root: string, args: string[], given?: unknown) => unknown }} ScriptModule */

/**
 * Node 20 cannot load TypeScript; Vite, which is there anyway, can. Modules stay loadable while `work` runs, so a
 * script may import more of them later.
 * @template T
 * @param {(load: (file: string) => Promise<ScriptModule>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTypeScript(work) {
  const vite = await import('vite')
  const config = await vite.resolveConfig(
    {
      configFile: false,
      envDir: false,
      root,
      logLevel: 'error',
      cacheDir: path.join(root, '.cache', 'vite'),
      environments: {
        script: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { noExternal: [/^@tradefloor\//] },
        },
      },
    },
    'serve',
  )
  const environment = vite.createRunnableDevEnvironment('script', config, {
    hot: false,
    runnerOptions: { hmr: { logger: false } },
  })
  await environment.init()
  try {
    return await work((file) => environment.runner.import(path.join(root, file)))
  } finally {
    await environment.close()
  }
}

/**
 * Runs a script of ours: its exported `run`, or what it does while it is loaded.
 * @param {string} file relative to the clone
 * @param {string[]} args
 * @param {unknown} [given] what only the tools can do
 */
export async function runTypeScript(file, args, given) {
  if (!existsSync(path.join(root, file))) throw new Refusal(text('scriptMissing', { path: file }))
  await withTypeScript(async (load) => {
    const script = await load(file)
    await script.run?.(root, args, given)
  })
}
