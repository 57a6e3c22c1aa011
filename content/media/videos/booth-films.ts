import { coldStore } from './cold-store.ts'
import { factoryLine } from './factory-line.ts'
import type { Film } from './film.ts'
import { greenhouse } from './greenhouse.ts'
import { kiln } from './kiln.ts'
import { lab } from './lab.ts'
import { loom } from './loom.ts'
import { packing } from './packing.ts'
import { portDawn } from './port-dawn.ts'
import { robotCell } from './robot-cell.ts'
import { showroom } from './showroom.ts'
import { teaGarden } from './tea-garden.ts'
import { windFarm } from './wind-farm.ts'

/** The films of the booths, by the name of their file: drawn. */
export const boothFilms: Record<string, Film> = {
  'port-dawn': portDawn,
  'cold-store': coldStore,
  packing,
  'factory-line': factoryLine,
  lab,
  'tea-garden': teaGarden,
  'robot-cell': robotCell,
  loom,
  showroom,
  kiln,
  'wind-farm': windFarm,
  greenhouse,
}
