import { backpack } from './backpack.ts'
import { carpet } from './carpet.ts'
import { cottonBale } from './cotton-bale.ts'
import { fabricRolls } from './fabric-rolls.ts'
import { foldingUmbrella } from './folding-umbrella.ts'
import { childrensWear, hoodie, tShirt, twoPiece } from './garments.ts'
import { knitSweater } from './knit-sweater.ts'
import { leatherBag } from './leather-bag.ts'
import { parasol, shade } from './parasol.ts'
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
  't-shirt': tShirt,
  hoodie,
  'two-piece': twoPiece,
  'childrens-wear': childrensWear,
  'silk-scarf': silkScarf,
  umbrella,
  sneaker,
  backpack,
  'leather-bag': leatherBag,
  tent,
  'folding-umbrella': foldingUmbrella,
  parasol,
  shade,
}
