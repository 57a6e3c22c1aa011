import { type Graphics, isWeak } from '@tradefloor/rules'

/** How much the graphics can carry. `low` is for software and weak machines: nothing moves unless the visitor acts. */
export const qualities = ['high', 'medium', 'low'] as const
export type Quality = (typeof qualities)[number]

export interface Machine extends Graphics {
  phone: boolean
}

export interface QualitySettings {
  antialias: boolean
  /** Edge of the shadow map in texels; 0 leaves the shadows to the light bake. */
  shadow: number
  /** The most device pixels for a CSS pixel. */
  pixels: number
  /** Frames without end, or only when something changed. */
  continuous: boolean
}

export const qualitySettings: Readonly<Record<Quality, QualitySettings>> = {
  high: { antialias: true, shadow: 4096, pixels: 2, continuous: true },
  medium: { antialias: true, shadow: 2048, pixels: 1.5, continuous: true },
  low: { antialias: false, shadow: 0, pixels: 0.8, continuous: false },
}

export const isQuality = (value: unknown): value is Quality => qualities.includes(value as Quality)

/** The visitor's wish wins; else software is low, phones and small machines medium, the rest high. */
export function chooseQuality(wish: unknown, machine: Machine): Quality {
  if (isQuality(wish)) return wish
  if (isWeak(machine)) return 'low'
  if (machine.phone || machine.cores <= 4) return 'medium'
  return 'high'
}

/** Frames drawn before the machine is judged; the first few pay for shaders and are not counted. */
export const probe = { skip: 6, frames: 24, slow: 28, hopeless: 70 }

/** What to go on with after the probe: one step down when frames are slow, to `low` when there is no hope. */
export function qualityAfterProbe(now: Quality, frameTimes: readonly number[]): Quality {
  const sorted = [...frameTimes].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  if (middle > probe.hopeless) return 'low'
  if (middle > probe.slow) return now === 'high' ? 'medium' : 'low'
  return now
}

/** Collects the times of the first frames; `judged` gets what they mean for a quality, once. */
export function createJudge(judged: (after: (now: Quality) => Quality) => void): (elapsed: number) => void {
  const times: number[] = []
  let frames = 0
  return (elapsed) => {
    // Between frames that nobody wanted any time may pass.
    if (elapsed === 0 || elapsed > 1000) return
    frames++
    if (frames <= probe.skip || times.length >= probe.frames) return
    times.push(elapsed)
    if (times.length === probe.frames) judged((now) => qualityAfterProbe(now, times))
  }
}
