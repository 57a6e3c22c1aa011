import type { Film } from './film.ts'
import { greenhouse } from './greenhouse.ts'
import { kiln } from './kiln.ts'
import { lab } from './lab.ts'
import { loom } from './loom.ts'
import { robotCell } from './robot-cell.ts'
import { showroom } from './showroom.ts'
import { teaGarden } from './tea-garden.ts'
import { windFarm } from './wind-farm.ts'

/** Films of booths, by the name of their file, that are drawn until they are taken in the studio. */
export const drawnFilms: Record<string, Film> = {
  lab,
  'tea-garden': teaGarden,
  'robot-cell': robotCell,
  loom,
  showroom,
  kiln,
  'wind-farm': windFarm,
  greenhouse,
}
