import { CallError } from '../call-error.ts'
import { backOff } from './back-off.ts'
import type { Place } from './place.ts'

/** A question to the server whose answer changes what is wanted. */
export interface Want {
  /** One of a name is asked at a time. */
  name: string
  /** What is asked. The same again after an answer means that the answer was of no use. */
  detail: string
  ask(): Promise<void>
}

export interface AskingOptions {
  place: Place
  signal: AbortSignal
  wants(): Want[]
}

/** What is told in the next moment need not be asked for. */
const momentMs = 200
const mostAtOnce = 4

/** Asks for what is wanted until nothing is. */
export function askForWants({ place, signal, wants }: AskingOptions) {
  const underWay = new Set<string>()
  /** Asked in vain: how often, and what calls off the end of the rest. */
  const failures = new Map<string, number>()
  const resting = new Map<string, () => void>()
  let stop: (() => void) | undefined

  const run = () => {
    stop?.()
    stop = undefined
    if (signal.aborted) return
    for (const want of wants()) {
      if (underWay.size >= mostAtOnce) return
      if (!underWay.has(want.name) && !resting.has(want.name)) void ask(want)
    }
  }
  const ask = async ({ name, detail, ask }: Want) => {
    underWay.add(name)
    const isOver = await ask().then(() => false, isRefused)
    underWay.delete(name)
    if (wants().some((next) => next.name === name && next.detail === detail)) rest(name, isOver)
    else failures.delete(name)
    run()
  }
  const rest = (name: string, isOver: boolean) => {
    const vain = (failures.get(name) ?? 0) + 1
    failures.set(name, vain)
    const end = () => {
      resting.delete(name)
      run()
    }
    resting.set(name, isOver ? () => {} : place.after(backOff(vain, place.random), end))
  }

  return {
    now: run,
    soon() {
      stop ??= place.after(momentMs, run)
    },
    /** The server can be reached again: nothing rests any longer. */
    wake() {
      for (const callOff of resting.values()) callOff()
      resting.clear()
      run()
    },
  }
}

/** It is not there, or not for us: no use in asking again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 403)
