import { bambooBasket } from './bamboo-basket.ts'
import { ceramicPlate } from './ceramic-plate.ts'
import { chair } from './chair.ts'
import { furniture } from './furniture.ts'
import { jewels } from './jewels.ts'
import { kettle } from './kettle.ts'
import { lamp } from './lamp.ts'
import { lights, vesselsOfKitchen } from './lights.ts'
import { pan } from './pan.ts'
import { pearlNecklace } from './pearl-necklace.ts'
import { play } from './play.ts'
import { suitcase } from './suitcase.ts'
import { tableGoods } from './table-goods.ts'
import { tableware } from './tableware.ts'
import { teaSet } from './tea-set.ts'
import { toy } from './toy.ts'
import { vacuumFlask } from './vacuum-flask.ts'
import { vase } from './vase.ts'

export const home = {
  lamp,
  vase,
  'ceramic-plate': ceramicPlate,
  'tea-set': teaSet,
  tableware,
  'vacuum-flask': vacuumFlask,
  suitcase,
  'pearl-necklace': pearlNecklace,
  toy,
  kettle,
  pan,
  chair,
  'bamboo-basket': bambooBasket,
  ...furniture,
  ...jewels,
  ...lights,
  ...play,
  ...tableGoods,
  ...vesselsOfKitchen,
}
