import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Both this file in src/ and the bundle in dist/ lie one folder below apps/api.
const apiFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..')

export const repositoryRoot = resolve(apiFolder, '../..')
export const contentFolder = resolve(repositoryRoot, 'content')
export const siteFolders = {
  web: resolve(repositoryRoot, 'apps/web/dist'),
  scene: resolve(repositoryRoot, 'apps/scene/dist'),
  desk: resolve(repositoryRoot, 'apps/desk/dist'),
}
