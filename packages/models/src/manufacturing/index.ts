import { agv, palletTruck } from './agv.ts'
import { anchor } from './anchor.ts'
import { bearing } from './bearing.ts'
import { bicycle } from './bicycle.ts'
import { coldStorageUnit } from './cold-storage-unit.ts'
import { eBike } from './e-bike.ts'
import { forklift } from './forklift.ts'
import { gearbox } from './gearbox.ts'
import { injectionMachine } from './injection-machine.ts'
import { loom } from './loom.ts'
import { plumbing } from './plumbing.ts'
import { propeller } from './propeller.ts'
import { robotArm } from './robot-arm.ts'
import { sewingMachine } from './sewing-machine.ts'
import { valve } from './valve.ts'
import { waterPump } from './water-pump.ts'

export const manufacturing = {
  anchor,
  bearing,
  bicycle,
  'cold-storage-unit': coldStorageUnit,
  'e-bike': eBike,
  forklift,
  gearbox,
  'injection-machine': injectionMachine,
  loom,
  propeller,
  'robot-arm': robotArm,
  'sewing-machine': sewingMachine,
  valve,
  'water-pump': waterPump,
  agv,
  'pallet-truck': palletTruck,
  plumbing,
}
