import type { Device } from '@tradefloor/rules'
import type { Circumstances } from './frame-state.ts'
import { readViewChoice } from './view-choice.ts'

/** Not every browser says what its connection is like, and then the types do not know it either. */
interface MayHaveConnection {
  connection?: { saveData?: boolean }
}

/** A browser that does not say how many cores it has is taken for an ordinary machine. */
const ordinaryCores = 4

export const circumstancesOf = (device: Device, always: boolean): Circumstances => ({
  device,
  always,
  saveData: (navigator as MayHaveConnection).connection?.saveData === true,
  cores: navigator.hardwareConcurrency || ordinaryCores,
  choice: readViewChoice(),
})
