import { cableReel } from './cable-reel.ts'
import { connector } from './connectors.ts'
import { evCharger } from './ev-charger.ts'
import { inverter } from './inverter.ts'
import { lithiumBattery } from './lithium-battery.ts'
import { outdoorLight } from './outdoor-light.ts'
import { powerCabinet } from './power-cabinet.ts'
import { solarPanel } from './solar-panel.ts'
import { windTurbine } from './wind-turbine.ts'

export const energy = {
  'solar-panel': solarPanel,
  'wind-turbine': windTurbine,
  inverter,
  'lithium-battery': lithiumBattery,
  'ev-charger': evCharger,
  'cable-reel': cableReel,
  connector,
  'power-cabinet': powerCabinet,
  'outdoor-light': outdoorLight,
}
