import { takeBootstrapLock } from './bootstrap-lock.mjs'
import { buildWhatChanged } from './build-apps.mjs'
import { root } from './clone.mjs'
import { installWhatIsMissing } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'

/**
 * Brings the clone to where the rest of a command can run: packages installed and, unless told otherwise, apps built.
 * @param {{ build?: boolean | readonly string[] }} [wish] whether to build, or which apps
 */
export async function prepare({ build = true } = {}) {
  checkNodeVersion()
  const release = await takeBootstrapLock(root)
  try {
    await installWhatIsMissing(root)
    if (build) await buildWhatChanged(root, build === true ? undefined : build)
  } finally {
    release()
  }
}
