import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { constants, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A file that is being written and does not have its name yet. */
export interface DraftFile {
  handle: FileHandle
  /** Fails with EEXIST when the name is taken. */
  publish(): Promise<void>
  /** At once, for a signal. After `publish` there is nothing left to discard. */
  discard(): void
}

/**
 * A draft of the file at this path, in its folder. Where the system can, it has no name at all: whatever ends the process,
 * `kill -9` included, nothing is left. Elsewhere it has a name of its own, and what a killed process left of that is
 * removed by the next draft in the folder.
 */
export async function openDraft(path: string): Promise<DraftFile> {
  removeAbandoned(dirname(path))
  return (await openNameless(path)) ?? openNamed(path)
}

/** Linux: the number is __O_TMPFILE, which Node does not name. */
const nameless = 0o20_000_000 | constants.O_DIRECTORY | constants.O_RDWR

async function openNameless(path: string): Promise<DraftFile | undefined> {
  if (process.platform !== 'linux' || !(await canLinkOpenFiles())) return undefined
  // Not every file system has files without a name.
  const handle = await open(dirname(path), nameless, 0o600).catch(() => undefined)
  return handle && { handle, publish: () => linkOpenFile(handle, path), discard: () => {} }
}

/** Only the command of coreutils links what a descriptor refers to; Node has no call for it. */
const canLinkOpenFiles = () =>
  promisify(execFile)('ln', ['--version']).then(
    ({ stdout }) => stdout.includes('coreutils'),
    () => false,
  )

async function linkOpenFile({ fd }: FileHandle, path: string) {
  const command = spawn('ln', ['-L', '--', '/proc/self/fd/3', path], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let words = ''
  command.stderr?.on('data', (bytes) => {
    words += bytes
  })
  const [code] = await once(command, 'close')
  if (code === 0) return
  throw Object.assign(new Error(words), { code: /File exists/.test(words) ? 'EEXIST' : 'EIO' })
}

const abandonedMs = 10 * 60_000
const namedDraft = /^\..+\.half-[0-9a-f]{8}$/

async function openNamed(path: string): Promise<DraftFile> {
  const draft = join(dirname(path), `.${basename(path)}.half-${randomBytes(4).toString('hex')}`)
  const handle = await open(draft, 'wx', 0o600)
  return {
    handle,
    publish: async () => {
      await linkOrRename(draft, path)
      await rm(draft, { force: true })
    },
    discard: () => rmSync(draft, { force: true }),
  }
}

/** A link, unlike a renaming, fails when the name is taken; some file systems have none. */
async function linkOrRename(draft: string, path: string) {
  try {
    await link(draft, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
    await rename(draft, path)
  }
}

/** One that is being written changes all the time. */
function removeAbandoned(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!namedDraft.test(name)) continue
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < Date.now() - abandonedMs) rmSync(path, { force: true })
  }
}
