import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { bounds, isLeftover, refuseTooMany, type Source } from './source.ts'
import { checkEntries, entriesOf, readEntry, unreadable } from './zip-entries.ts'

export async function openZip(file: string): Promise<Source> {
  const zip = await openArchive(file)
  const entries = new Map<string, Entry>()
  try {
    const all = (await entriesOf(zip)).filter(({ fileName }) => !isLeftover(fileName))
    checkEntries(file, all, bounds.totalBytes)
    for (const entry of all) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    refuseTooMany(entries.size)
  } catch (error) {
    zip.close()
    throw error
  }
  return {
    paths: withoutCommonFolder(entries).sort(),
    has: (path) => entries.has(path),
    sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
    read: async (path) => {
      const entry = entries.get(path)
      if (!entry) throw new Error(`${path} is not in the archive`)
      return readEntry(zip, entry)
    },
    close: async () => zip.close(),
  }
}

const openArchive = (file: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    yauzl.open(
      file,
      { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false },
      (error, zip) => (zip ? resolve(zip) : reject(unreadable(error))),
    )
  })

/** A folder that was zipped whole has its own name in front of everything. */
function withoutCommonFolder(entries: Map<string, Entry>): string[] {
  const paths = [...entries.keys()]
  const first = paths[0]?.split('/')[0]
  if (!first || !paths.every((path) => path.startsWith(`${first}/`))) return paths
  for (const path of paths) {
    const entry = entries.get(path)
    entries.delete(path)
    if (entry) entries.set(path.slice(first.length + 1), entry)
  }
  return [...entries.keys()]
}
