import type { Poster } from '../paper.ts'
import { bambooLiving } from './bamboo-living.ts'
import { beltAndRoad } from './belt-and-road.ts'
import { bicycles } from './bicycles.ts'
import { ceramics } from './ceramics.ts'
import { coldChain } from './cold-chain.ts'
import { crossBorder } from './cross-border.ts'
import { digitalEducation } from './digital-education.ts'
import { export2021 } from './export-2021.ts'
import { export2022 } from './export-2022.ts'
import { foodPackaging } from './food-packaging.ts'
import { greenAgriculture } from './green-agriculture.ts'
import { harbourCity } from './harbour-city.ts'
import { islandAgriculture } from './island-agriculture.ts'
import { islandFishery } from './island-fishery.ts'
import { islandTravel } from './island-travel.ts'
import { kitchenware } from './kitchenware.ts'
import { knitwear } from './knitwear.ts'
import { marineFishery } from './marine-fishery.ts'
import { medicalDevices } from './medical-devices.ts'
import { offshoreWind } from './offshore-wind.ts'
import { pearls } from './pearls.ts'
import { selectedExports } from './selected-exports.ts'
import { servicesTrade } from './services-trade.ts'
import { shipbuilding } from './shipbuilding.ts'
import { smartCity } from './smart-city.ts'
import { smartManufacturing } from './smart-manufacturing.ts'
import { spain } from './spain.ts'
import { squidFishing } from './squid-fishing.ts'
import { tea } from './tea.ts'
import { textileApparel } from './textile-apparel.ts'
import { toys } from './toys.ts'
import { umbrellas } from './umbrellas.ts'
import { uzbekistan } from './uzbekistan.ts'

/** The banner of every exhibition of the demo fair, by its id. */
export const posters: Readonly<Record<number, Poster>> = {
  14: harbourCity,
  15: islandTravel,
  21: marineFishery,
  23: knitwear,
  25: smartManufacturing,
  31: medicalDevices,
  33: islandFishery,
  34: crossBorder,
  35: islandAgriculture,
  38: servicesTrade,
  41: greenAgriculture,
  43: tea,
  49: digitalEducation,
  50: coldChain,
  51: spain,
  52: bambooLiving,
  53: export2021,
  55: uzbekistan,
  57: export2022,
  58: selectedExports,
  59: pearls,
  60: offshoreWind,
  62: ceramics,
  63: foodPackaging,
  65: toys,
  74: bicycles,
  76: textileApparel,
  77: umbrellas,
  78: beltAndRoad,
  79: squidFishing,
  80: smartCity,
  81: kitchenware,
  82: shipbuilding,
}
