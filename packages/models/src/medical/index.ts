import type { AnyModel } from '../model.ts'
import { benchDevice } from './bench-device.ts'
import { bloodPressureMonitor } from './blood-pressure-monitor.ts'
import { ecgCable } from './ecg-cable.ts'
import { hospitalBed } from './hospital-bed.ts'
import { maskBox } from './mask-box.ts'
import { microscope } from './microscope.ts'
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
}
