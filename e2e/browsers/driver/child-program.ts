import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is gone when the journey is over. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradefloor-browser-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return {
    folder,
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

/** Starts a program that is ended with the journey, with all that it started, and collects what it prints. */
export function startProgram(program: string, args: string[], env: NodeJS.ProcessEnv) {
  // A process group of its own: a driver's browser, and the browser's processes for pages, end with it.
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.on('error', (error) => {
    output += String(error)
  })
  const kill = () => signal(child, 'SIGKILL')
  process.once('exit', kill)
  return {
    output: () => output,
    /** Waits until `look` finds something: the program has started. */
    async until<Found>(look: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
      const deadline = Date.now() + 60_000
      while (Date.now() < deadline && child.exitCode === null) {
        const found = await look()
        if (found !== undefined) return found
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`${program} did not start:\n${output.slice(-4000)}`)
    },
    async stop() {
      process.off('exit', kill)
      const gone = new Promise((resolve) => child.once('close', resolve))
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      kill()
      await gone
    },
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // Ended by itself in the meantime.
  }
}
