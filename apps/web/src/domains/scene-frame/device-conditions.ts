import { type Device, describeGraphics, isWeak } from '@tradefloor/rules'
import type { DeviceConditions } from './frame-state.ts'
import { viewChoice } from './view-choice.ts'

/** Not every browser says what its connection is like, and then the types do not know it either. */
interface MayHaveConnection {
  connection?: { saveData?: boolean }
}

/** A browser that does not say how many cores it has is taken for an ordinary machine. */
const ordinaryCores = 4

let weak: boolean | undefined

/** Whether the visitor has asked their browser to save data. */
export const savesData = (): boolean => (navigator as MayHaveConnection).connection?.saveData === true

export const deviceConditions = (device: Device, ifWeak: DeviceConditions['ifWeak']): DeviceConditions => ({
  device,
  ifWeak,
  saveData: savesData(),
  weak,
  choice: viewChoice.get(),
})

/** Whether scenes are drawn here only with effort. The graphics are asked once: it costs a WebGL context, and time. */
export function isSlowMachine(): boolean {
  weak ??= measureMachine()
  return weak
}

function measureMachine(): boolean {
  const renderer = describeGraphics(document.createElement('canvas'))
  // Nothing can be drawn, so there is nothing to be asked: the scene says so and is its list.
  if (renderer === undefined) return false
  return isWeak({ renderer, cores: navigator.hardwareConcurrency || ordinaryCores })
}
