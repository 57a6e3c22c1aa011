import type { ModelRecipe } from '../compile-model.ts'
import { orangeCrate, seedlingTray } from './agriculture.ts'
import { drone } from './drone.ts'
import { headphones, ledPanel, phones, speaker } from './electronics.ts'
import { battery, charger, solarPanel } from './energy.ts'
import { fabricRolls } from './fabric-rolls.ts'
import { cannedFish, fishBox } from './fish.ts'
import { bottles, teaCaddy } from './food.ts'
import { chair, tableLamp, vases } from './home.ts'
import { carrier, gearbox, valve } from './machines.ts'
import { bloodPressure, patientMonitor } from './medical.ts'
import { microscope } from './microscope.ts'
import { product } from './parts.ts'
import { tableware, teaSet } from './porcelain.ts'
import { pump } from './pump.ts'
import { robotArm } from './robot-arm.ts'
import { sneaker } from './sneaker.ts'
import { bag, shirtOnStand } from './textiles.ts'

/** What lies on plinths, each inside a circle of 1 m across. The kinds are named in src/products/kinds.ts. */
export const productRecipes = {
  'product-pump': product(pump),
  'product-robot-arm': product(robotArm),
  'product-gearbox': product(gearbox),
  'product-valve': product(valve),
  'product-carrier': product(carrier),
  'product-fabric-rolls': product(fabricRolls),
  'product-sneaker': product(sneaker),
  'product-shirt': product(shirtOnStand),
  'product-bag': product(bag),
  'product-tea-caddy': product(teaCaddy),
  'product-canned-fish': product(cannedFish),
  'product-bottles': product(bottles),
  'product-fish-box': product(fishBox),
  'product-tea-set': product(teaSet),
  'product-table-lamp': product(tableLamp),
  'product-tableware': product(tableware),
  'product-vases': product(vases),
  'product-chair': product(chair),
  'product-drone': product(drone),
  'product-headphones': product(headphones),
  'product-speaker': product(speaker),
  'product-phones': product(phones),
  'product-led-panel': product(ledPanel),
  'product-blood-pressure': product(bloodPressure),
  'product-microscope': product(microscope),
  'product-patient-monitor': product(patientMonitor),
  'product-solar-panel': product(solarPanel),
  'product-charger': product(charger),
  'product-battery': product(battery),
  'product-orange-crate': product(orangeCrate),
  'product-seedling-tray': product(seedlingTray),
} as const satisfies Record<string, ModelRecipe>
