/**
 * Several files in one answer: for each its length as four bytes, the lowest first, then the file. A file that is not
 * there has no length.
 */
export const mostFilesOfAPack = 32

export function readFilePack(buffer: ArrayBuffer): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(buffer)
  const files: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at + 4 <= buffer.byteLength; ) {
    const length = view.getUint32(at, true)
    if (at + 4 + length > buffer.byteLength) throw new RangeError('A pack ends inside a file.')
    files.push(new Uint8Array(buffer, at + 4, length))
    at += 4 + length
  }
  return files
}

export function writeFilePack(files: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(files.reduce((sum, { length }) => sum + 4 + length, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const file of files) {
    view.setUint32(at, file.length, true)
    out.set(file, at + 4)
    at += 4 + file.length
  }
  return out
}
