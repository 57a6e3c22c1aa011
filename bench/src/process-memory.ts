import { readFileSync } from 'node:fs'

const MB = 1024

/** What a process holds, by what holds it, in megabytes. Read from the system: the process itself is not asked. */
export interface ProcessMemory {
  resident: number
  peak: number
  /** Program and libraries, shared with the file system. */
  files: number
  /** The memory of a WebAssembly program: one region with a large unused one behind it. It never shrinks. */
  wasm: number
  /** The C allocator: its heap and its arenas, of which each thread may have one. */
  malloc: number
  arenas: number
  /** Everything else: the heaps of JavaScript, stacks, large buffers. */
  other: number
}

interface Region {
  start: number
  end: number
  rights: string
  name: string
  residentKb: number
}

export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / MB
  const regions = regionsOf(readFileSync(`/proc/${pid}/smaps`, 'utf8'))
  const sum = (wanted: (region: Region, index: number) => boolean) =>
    regions.filter(wanted).reduce((total, { residentKb }) => total + residentKb, 0) / MB
  const isFile = ({ name }: Region) => name.startsWith('/')
  const isWasm = (region: Region, index: number) => region.name === '' && isBeforeGuard(regions, index)
  const isArena = (region: Region, index: number) => region.name === '' && isInArena(regions, index)
  const isMalloc = (region: Region, index: number) => region.name === '[heap]' || isArena(region, index)
  return {
    resident: field('VmRSS'),
    peak: field('VmHWM'),
    files: sum(isFile),
    wasm: sum(isWasm),
    malloc: sum(isMalloc),
    arenas: regions.filter((region, index) => isArena(region, index) && region.rights.startsWith('rw'))
      .length,
    other: sum((region, index) => !isFile(region) && !isWasm(region, index) && !isMalloc(region, index)),
  }
}

function regionsOf(smaps: string): Region[] {
  const regions: Region[] = []
  for (const line of smaps.split('\n')) {
    const [, start = '', end = '', rights = '', name = ''] =
      /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+\s*(.*)$/.exec(line) ?? []
    if (start)
      regions.push({
        start: Number.parseInt(start, 16),
        end: Number.parseInt(end, 16),
        rights,
        name,
        residentKb: 0,
      })
    const resident = /^Rss:\s+(\d+)/.exec(line)?.[1]
    const last = regions.at(-1)
    if (resident && last) last.residentKb = Number(resident)
  }
  return regions
}

/** The engine reserves gigabytes of addresses behind the memory of a WebAssembly program. */
const guardBytes = 2 ** 30

const isBeforeGuard = (regions: Region[], index: number) => {
  const [own, next] = [regions[index], regions[index + 1]]
  if (!own?.rights.startsWith('rw') || !next) return false
  return next.start === own.end && next.rights.startsWith('---') && next.end - next.start >= guardBytes
}

/** An arena of glibc begins at a multiple of 64 MB, and with what is not used yet it is as long. */
const arenaBytes = 64 * 2 ** 20

function isInArena(regions: Region[], index: number): boolean {
  const own = regions[index]
  if (!own?.rights.startsWith('rw') || own.start % arenaBytes !== 0) return false
  const next = regions[index + 1]
  const end = next && next.start === own.end && next.rights.startsWith('---') ? next.end : own.end
  return end - own.start === arenaBytes
}
