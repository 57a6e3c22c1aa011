import { backpack, leatherBag, suitcase } from './bags.ts'
import { bambooBasket } from './baskets.ts'
import { bearing } from './bearings.ts'
import { bicycle, eBike } from './bicycles.ts'
import { juiceBottle, oliveOil, wineBottle } from './bottles.ts'
import { cableReel } from './cables.ts'
import { camera } from './cameras.ts'
import { circuitBoard } from './circuits.ts'
import { carpet, cottonBale, fabricRolls, towelStack } from './cloth.ts'
import { knitSweater, silkScarf } from './clothing.ts'
import { coldStorageUnit } from './cold-storage.ts'
import { cheese, driedFruitBowl, ham } from './delicatessen.ts'
import { drone } from './drones.ts'
import { bonsai, flowers } from './flowers.ts'
import { frozenSquidBox, shrimpBox } from './frozen-seafood.ts'
import { chair } from './furniture.ts'
import { honeyJar, jamJar } from './jars.ts'
import { pearlNecklace } from './jewellery.ts'
import { kettle, pan, vacuumFlask } from './kitchen.ts'
import { microscope } from './laboratory.ts'
import { lamp } from './lamps.ts'
import { smartLock } from './locks.ts'
import type { Look } from './look.ts'
import { gearbox } from './machine-parts.ts'
import { bloodPressureMonitor, maskBox, thermometer } from './medical-supplies.ts'
import { hospitalBed, wheelchair } from './mobility.ts'
import { citrusCrate } from './orchard.ts'
import { mushrooms, seedlingTray } from './plants.ts'
import { ceramicPlate, tableware, teaSet, vase } from './pottery.ts'
import { driedFishBag, riceBag, seaweedPack } from './pouches.ts'
import { evCharger, inverter, lithiumBattery } from './power-boxes.ts'
import { valve, waterPump } from './pumps.ts'
import { ledPanel, phone, tablet } from './screens.ts'
import { anchor, propeller } from './ship-parts.ts'
import { sneaker } from './shoes.ts'
import { solarPanel, windTurbine } from './solar-wind.ts'
import { headphones, speaker } from './sound.ts'
import type { Stage } from './stage.ts'
import { tent } from './tents.ts'
import { fishCan, teaTin } from './tins.ts'
import { toy } from './toys.ts'
import { umbrella } from './umbrellas.ts'
import { forklift, tractor } from './vehicles.ts'
import { injectionMachine, loom, robotArm, sewingMachine } from './workshop.ts'

/** How a model is drawn, and from where it is seen. */
export interface Depiction {
  yaw: number
  elevation: number
  /** Always seen from the same side. */
  fixed?: boolean
  draw(stage: Stage, look: Look): void
}

const seen = (yaw: number, elevation: number, draw: Depiction['draw'], fixed = false): Depiction => ({
  yaw,
  elevation,
  draw,
  fixed,
})

export const models: Record<string, Depiction> = {
  'frozen-squid-box': seen(-26, 26, frozenSquidBox),
  'shrimp-box': seen(-26, 26, shrimpBox),
  'dried-fish-bag': seen(0, 18, driedFishBag, true),
  'seaweed-pack': seen(0, 18, seaweedPack, true),
  'jam-jar': seen(0, 20, jamJar),
  'honey-jar': seen(0, 20, honeyJar),
  'olive-oil': seen(18, 16, oliveOil),
  'wine-bottle': seen(10, 12, wineBottle),
  'juice-bottle': seen(8, 16, juiceBottle),
  'tea-tin': seen(20, 18, teaTin),
  'fish-can': seen(6, 28, fishCan),
  'rice-bag': seen(0, 18, riceBag, true),
  ham: seen(-14, 20, ham),
  cheese: seen(10, 30, cheese),
  'dried-fruit-bowl': seen(0, 30, driedFruitBowl),
  bearing: seen(30, 18, bearing),
  gearbox: seen(28, 22, gearbox),
  valve: seen(26, 20, valve),
  'water-pump': seen(-24, 24, waterPump),
  anchor: seen(22, 16, anchor),
  propeller: seen(26, 14, propeller),
  'robot-arm': seen(24, 16, robotArm, true),
  forklift: seen(-28, 18, forklift),
  'injection-machine': seen(24, 22, injectionMachine, true),
  'sewing-machine': seen(-22, 18, sewingMachine),
  loom: seen(26, 24, loom),
  'cold-storage-unit': seen(28, 20, coldStorageUnit),
  bicycle: seen(22, 12, (s, look) => bicycle(s, look)),
  'e-bike': seen(22, 12, eBike),
  'fabric-rolls': seen(30, 24, fabricRolls, true),
  'towel-stack': seen(26, 20, towelStack),
  carpet: seen(24, 34, carpet),
  'cotton-bale': seen(0, 18, cottonBale),
  'knit-sweater': seen(0, 8, knitSweater, true),
  'silk-scarf': seen(24, 30, silkScarf),
  umbrella: seen(10, 16, umbrella),
  sneaker: seen(0, 14, sneaker, true),
  backpack: seen(24, 14, backpack),
  'leather-bag': seen(24, 16, leatherBag),
  suitcase: seen(26, 14, suitcase),
  tent: seen(26, 18, tent),
  lamp: seen(12, 12, lamp),
  chair: seen(30, 16, chair),
  kettle: seen(10, 16, kettle),
  pan: seen(10, 26, pan),
  'vacuum-flask': seen(12, 12, vacuumFlask),
  vase: seen(8, 14, vase),
  'ceramic-plate': seen(12, 16, ceramicPlate),
  'tea-set': seen(10, 26, teaSet),
  tableware: seen(10, 26, tableware),
  'pearl-necklace': seen(14, 38, pearlNecklace),
  toy: seen(24, 22, toy),
  tablet: seen(20, 16, tablet),
  phone: seen(24, 14, phone),
  'circuit-board': seen(28, 36, circuitBoard),
  camera: seen(26, 16, camera),
  'led-panel': seen(24, 14, ledPanel),
  'smart-lock': seen(24, 12, smartLock),
  speaker: seen(26, 16, speaker),
  headphones: seen(20, 12, headphones),
  drone: seen(28, 24, drone),
  'mask-box': seen(26, 24, maskBox),
  'blood-pressure-monitor': seen(14, 26, bloodPressureMonitor, true),
  thermometer: seen(22, 18, thermometer),
  microscope: seen(38, 16, microscope),
  wheelchair: seen(30, 14, wheelchair),
  'hospital-bed': seen(28, 20, hospitalBed),
  'solar-panel': seen(22, 16, solarPanel),
  'wind-turbine': seen(22, 12, windTurbine),
  inverter: seen(26, 16, inverter),
  'lithium-battery': seen(28, 18, lithiumBattery),
  'ev-charger': seen(24, 12, evCharger),
  'cable-reel': seen(32, 18, cableReel),
  'citrus-crate': seen(26, 26, citrusCrate),
  'bamboo-basket': seen(14, 22, bambooBasket),
  mushrooms: seen(16, 28, mushrooms),
  'seedling-tray': seen(24, 26, seedlingTray),
  flowers: seen(0, 14, flowers),
  bonsai: seen(10, 14, bonsai),
  tractor: seen(-26, 16, tractor),
}
