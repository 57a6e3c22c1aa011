import { cheese } from './cheese.ts'
import { driedFishBag } from './dried-fish-bag.ts'
import { driedFruitBowl } from './dried-fruit-bowl.ts'
import { dryGoods } from './dry-goods.ts'
import { fishCan } from './fish-can.ts'
import { frozenSquidBox } from './frozen-squid-box.ts'
import { ham } from './ham.ts'
import { honeyJar } from './honey-jar.ts'
import { jamJar } from './jam-jar.ts'
import { juiceBottle } from './juice-bottle.ts'
import { oliveOil } from './olive-oil.ts'
import { riceBag } from './rice-bag.ts'
import { seaGoods } from './sea-goods.ts'
import { seaweedPack } from './seaweed-pack.ts'
import { shrimpBox } from './shrimp-box.ts'
import { splitFishes } from './split-fish.ts'
import { teaTin } from './tea-tin.ts'
import { wineBottle } from './wine-bottle.ts'

export const food = {
  cheese,
  'dried-fish-bag': driedFishBag,
  'dried-fruit-bowl': driedFruitBowl,
  'fish-can': fishCan,
  'frozen-squid-box': frozenSquidBox,
  ham,
  'honey-jar': honeyJar,
  'jam-jar': jamJar,
  'juice-bottle': juiceBottle,
  'olive-oil': oliveOil,
  'rice-bag': riceBag,
  'seaweed-pack': seaweedPack,
  'shrimp-box': shrimpBox,
  'tea-tin': teaTin,
  'wine-bottle': wineBottle,
  ...dryGoods,
  ...seaGoods,
  ...splitFishes,
}
