import type { DeskStart } from '@tradefloor/contract'

export type StartStep =
  | 'joined'
  | 'profile'
  | 'logo'
  | 'chinese'
  | 'products'
  | 'english'
  | 'publish'
  | 'hours'
  | 'answer'
  | 'colleague'

export interface StartStepState {
  step: StartStep
  isDone: boolean
  /** Nobody has to; it is not counted. */
  isOptional: boolean
  minutes: number
}

/** So many products a booth needs before it is worth a visit. */
export const productsToStart = 3

const minutes: Record<StartStep, number> = {
  joined: 1,
  profile: 1,
  logo: 1,
  chinese: 2,
  products: 4,
  english: 2,
  publish: 1,
  hours: 1,
  answer: 1,
  colleague: 1,
}

/** What there is to do before the opening, in order; done is what is there, nobody ticks anything. */
export function startSteps(start: DeskStart): StartStepState[] {
  const content = {
    logo: start.logo,
    chinese: start.intro.cn > 0,
    products: start.products >= productsToStart,
    english: start.intro.en > 0,
  }
  const isDone: Record<StartStep, boolean> = {
    joined: true,
    profile: start.profile_seen,
    ...content,
    // A booth that is begun and not published looks done to its owner and empty to visitors.
    publish: start.unpublished === 0 && Object.values(content).every(Boolean),
    hours: start.hours,
    answer: start.answered,
    colleague: start.colleagues > 0,
  }
  return (Object.keys(minutes) as StartStep[]).map((step) => ({
    step,
    isDone: isDone[step],
    isOptional: step === 'colleague',
    minutes: minutes[step],
  }))
}

export interface StartProgress {
  done: number
  all: number
  minutesLeft: number
  /** The first that is open, one that nobody has to do last. */
  next: StartStep | undefined
  isFinished: boolean
}

export function startProgress(steps: readonly StartStepState[]): StartProgress {
  const counted = steps.filter(({ isOptional }) => !isOptional)
  const open = counted.filter(({ isDone }) => !isDone)
  const optional = steps.find(({ isOptional, isDone }) => isOptional && !isDone)
  return {
    done: counted.length - open.length,
    all: counted.length,
    minutesLeft: open.reduce((sum, step) => sum + step.minutes, 0),
    next: (open[0] ?? optional)?.step,
    isFinished: open.length === 0,
  }
}
