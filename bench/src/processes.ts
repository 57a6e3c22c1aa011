import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'tradefloor-bench-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export function node(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
  })
}

/** Milliseconds until the address answers 200. */
export async function untilReady(child: ChildProcess, url: string, limitMs = 60_000): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return performance.now() - started
    await wait(5)
  }
  throw new Error(`${url} did not answer within ${limitMs} ms`)
}

export async function stop(child: ChildProcess): Promise<number> {
  const started = performance.now()
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return performance.now() - started
}

/** Processor time the process has used so far, in milliseconds; null where the system does not tell. */
export function processorMs({ pid }: ChildProcess): number | null {
  try {
    // What follows the name in brackets; the clock of these counts has a hundred ticks a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}
