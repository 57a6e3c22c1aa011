import { CallError } from '../call-error.ts'
import { backOff } from './back-off.ts'
import type { Platform } from './platform.ts'

/** A request whose reply changes which tasks are left. */
export interface FetchTask {
  /** One task of a key runs at a time. */
  key: string
  /** What is requested. The same again after a reply means that the reply did not help. */
  detail: string
  fetch(): Promise<void>
}

export interface FetchSchedulerOptions {
  platform: Platform
  signal: AbortSignal
  tasks(): FetchTask[]
}

/** What is pushed within this time need not be fetched. */
const debounceMs = 200
const maxConcurrent = 4

/** Runs tasks until none is left. */
export function scheduleFetches({ platform, signal, tasks }: FetchSchedulerOptions) {
  const running = new Set<string>()
  /** Failures in a row by key, and what cancels the retry that is due. */
  const failures = new Map<string, number>()
  const retries = new Map<string, () => void>()
  let stop: (() => void) | undefined

  const run = () => {
    stop?.()
    stop = undefined
    if (signal.aborted) return
    for (const task of tasks()) {
      if (running.size >= maxConcurrent) return
      if (!running.has(task.key) && !retries.has(task.key)) void runTask(task)
    }
  }
  const runTask = async ({ key, detail, fetch }: FetchTask) => {
    running.add(key)
    const isOver = await fetch().then(() => false, isRefused)
    running.delete(key)
    if (tasks().some((next) => next.key === key && next.detail === detail)) retryLater(key, isOver)
    else failures.delete(key)
    run()
  }
  const retryLater = (name: string, isOver: boolean) => {
    const count = (failures.get(name) ?? 0) + 1
    failures.set(name, count)
    const end = () => {
      retries.delete(name)
      run()
    }
    retries.set(name, isOver ? () => {} : platform.after(backOff(count, platform.random), end))
  }

  return {
    now: run,
    soon() {
      stop ??= platform.after(debounceMs, run)
    },
    /** The server can be reached again: nothing rests any longer. */
    wake() {
      for (const callOff of retries.values()) callOff()
      retries.clear()
      run()
    },
  }
}

/** It is not there, or not for us: no use in asking again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 403)
