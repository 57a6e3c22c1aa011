import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { DamagedBackup, NotABackup, UnreadableBackup } from './backup-faults.ts'
import { longestLine, longestOpening } from './backup-format.ts'

const newline = 0x0a

/** The lines of a packed file, with no more of it in memory than one line. Refuses one that is cut, damaged or goes on. */
export async function* packedLines(
  path: string,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const size = await sizeOf(path)
  const source = createReadStream(path)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  let pieces: Buffer[] = []
  let length = 0
  let first = true
  try {
    for await (const bytes of unpacked as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
        yield Buffer.concat([...pieces, bytes.subarray(from, at)])
        first = false
        pieces = []
        length = 0
        from = at + 1
      }
      pieces.push(bytes.subarray(from))
      length += bytes.length - from
      // Some bytes can unpack to a thousand times as many: what is no line of ours is not gathered.
      if (length > (first ? longestOpening : longestLine))
        throw first ? new NotABackup(path) : new DamagedBackup(path)
      onRead(unpacked.bytesWritten / size)
    }
  } catch (error) {
    throw explained(path, error as NodeJS.ErrnoException, first)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
  if (length > 0 || unpacked.bytesWritten !== size)
    throw first ? new NotABackup(path) : new DamagedBackup(path)
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableBackup(path, error.code)
  })
  if (!found.isFile()) throw new UnreadableBackup(path, 'EISDIR')
  if (found.size === 0) throw new NotABackup(path)
  return found.size
}

function explained(path: string, error: NodeJS.ErrnoException, first: boolean): Error {
  // What the unpacking says has such a code; before the first line is through, it may be any file.
  if (error.code?.startsWith('Z_')) return first ? new NotABackup(path) : new DamagedBackup(path)
  return error.syscall === undefined ? error : new UnreadableBackup(path, error.code)
}
