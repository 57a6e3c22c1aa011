import { camera } from './camera.ts'
import { circuitBoard } from './circuit-board.ts'
import { components } from './components.ts'
import { drone } from './drone.ts'
import { fieldSensor } from './field-sensor.ts'
import { headphones } from './headphones.ts'
import { ledPanel } from './led-panel.ts'
import { phone } from './phone.ts'
import { smartLock } from './smart-lock.ts'
import { speaker } from './speaker.ts'
import { tablet } from './tablet.ts'

export const electronics = {
  tablet,
  phone,
  'circuit-board': circuitBoard,
  camera,
  'led-panel': ledPanel,
  'smart-lock': smartLock,
  speaker,
  headphones,
  drone,
  component: components,
  'field-sensor': fieldSensor,
}
