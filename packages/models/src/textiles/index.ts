import { backpack } from './backpack.ts'
import { carpet } from './carpet.ts'
import { cottonBale } from './cotton-bale.ts'
import { fabricRolls } from './fabric-rolls.ts'
import { knitSweater } from './knit-sweater.ts'
import { leatherBag } from './leather-bag.ts'
import { silkScarf } from './silk-scarf.ts'
import { sneaker } from './sneaker.ts'
import { tent } from './tent.ts'
import { towelStack } from './towel-stack.ts'
import { umbrella } from './umbrella.ts'

export const textiles = {
  'fabric-rolls': fabricRolls,
  'towel-stack': towelStack,
  carpet,
  'cotton-bale': cottonBale,
  'knit-sweater': knitSweater,
  'silk-scarf': silkScarf,
  umbrella,
  sneaker,
  backpack,
  'leather-bag': leatherBag,
  tent,
}
