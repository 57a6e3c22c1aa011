import type { AnyModel } from '../model.ts'
import { benchDevice } from './bench-device.ts'
import { bloodPressureMonitor } from './blood-pressure-monitor.ts'
import { ecgCable } from './ecg-cable.ts'
import { equipmentCase } from './equipment-case.ts'
import { handInstrument } from './hand-instrument.ts'
import { hospitalBed } from './hospital-bed.ts'
import { maskBox } from './mask-box.ts'
import { medicalLamp } from './medical-lamp.ts'
import { microscope } from './microscope.ts'
import { medicalRoll } from './rolls.ts'
import { medicalSupplies } from './supplies.ts'
import { thermometer } from './thermometer.ts'
import { wheelchair } from './wheelchair.ts'

export const medical: Record<string, AnyModel> = {
  wheelchair,
  'hospital-bed': hospitalBed,
  'mask-box': maskBox,
  'blood-pressure-monitor': bloodPressureMonitor,
  thermometer,
  microscope,
  'ecg-cable': ecgCable,
  'clinical-device': benchDevice,
  'medical-lamp': medicalLamp,
  'hand-instrument': handInstrument,
  'medical-case': equipmentCase,
  'medical-supplies': medicalSupplies,
  'medical-roll': medicalRoll,
}
