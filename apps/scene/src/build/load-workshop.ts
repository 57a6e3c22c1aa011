import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'
import type * as Workshop from '../models/workshop.ts'

/**
 * The code that makes models, loaded into the build. A vite.config.ts cannot simply import it: models come from another
 * package of ours, and Node does not read TypeScript from packages.
 */
export async function loadWorkshop(): Promise<typeof Workshop> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        workshop: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { noExternal: [/^@tradefloor\//] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('workshop', config, {
    hot: false,
    runnerOptions: { hmr: { logger: false } },
  })
  await environment.init()
  try {
    const file = fileURLToPath(new URL('../models/workshop.ts', import.meta.url))
    return await environment.runner.import<typeof Workshop>(file)
  } finally {
    await environment.close()
  }
}
