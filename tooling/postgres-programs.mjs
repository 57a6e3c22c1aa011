import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {{ uid: number, gid: number }} User */
/** @typedef {{ initdb: string, postgres: string }} Programs */

const debianFolder = '/usr/lib/postgresql'

/** @returns {Promise<Programs>} */
export async function ensurePostgresPrograms() {
  const found = findPostgresPrograms()
  if (found) return found
  if (!canInstallDebianPackages()) throw new Refusal(text('postgresMissing'))
  const result = await installDebianPackages(text('postgresInstalling'), ['postgresql'])
  const installed = findPostgresPrograms()
  if (!installed) throw new Refusal(text('postgresMissing'), result.tail)
  return installed
}

/** @returns {Programs | undefined} */
function findPostgresPrograms() {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  const folder = folders.find((place) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(place, name))),
  )
  return folder === undefined
    ? undefined
    : { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') }
}

/**
 * PostgreSQL refuses to run as root.
 * @returns {User | undefined} nobody else, when we are not root
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Refusal(text('postgresNoUser'))
}
