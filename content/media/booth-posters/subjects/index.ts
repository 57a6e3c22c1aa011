import type { Subject } from '../tones.ts'
import { electronics } from './electronics.ts'
import { home } from './home.ts'
import { larder } from './larder.ts'
import { machines } from './machines.ts'
import { medical } from './medical.ts'
import { seaFood } from './sea-food.ts'
import { textiles } from './textiles.ts'

/** By the names of models, and a few more; some can be shown in more than one way. */
export const subjects: Record<string, Subject | readonly Subject[]> = {
  ...electronics,
  ...home,
  ...larder,
  ...machines,
  ...medical,
  ...seaFood,
  ...textiles,
}
