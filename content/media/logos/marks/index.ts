import type { Mark } from '../ink.ts'
import { blossoms } from './blossoms.ts'
import { digital } from './digital.ts'
import { energy } from './energy.ts'
import { home } from './home.ts'
import { kitchen } from './kitchen.ts'
import { machines } from './machines.ts'
import { medical } from './medical.ts'
import { plants } from './plants.ts'
import { sea } from './sea.ts'
import { textiles } from './textiles.ts'
import { weather } from './weather.ts'

/** Each name has as many designs as companies that would be mistaken for each other without them. */
export const marks: Record<string, readonly Mark[]> = {
  ...blossoms,
  ...digital,
  ...energy,
  ...home,
  ...kitchen,
  ...machines,
  ...medical,
  ...plants,
  ...sea,
  ...textiles,
  ...weather,
}
