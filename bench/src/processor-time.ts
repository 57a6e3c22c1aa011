import { readdirSync, readFileSync } from 'node:fs'

/** Processor time of these processes and all their descendants so far, in milliseconds. Linux only. */
export function processorTimeOf(pids: number[]): number {
  let nanoseconds = 0
  for (const pid of withDescendants(pids))
    for (const task of entriesOf(`/proc/${pid}/task`))
      nanoseconds += Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0] || 0)
  return nanoseconds / 1e6
}

function withDescendants(pids: number[]): Set<number> {
  const parents = new Map<number, number>()
  for (const name of entriesOf('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // What follows the name in brackets: state, parent, …
    const parent = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]
    parents.set(Number(name), Number(parent))
  }
  const found = new Set(pids)
  // A process may be listed before its parent.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid)
  }
  return found
}

/** Processes end while they are looked at. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
