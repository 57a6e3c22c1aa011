import { bonsai } from './bonsai.ts'
import { citrusCrate } from './citrus-crate.ts'
import { flowers } from './flowers.ts'
import { mushrooms } from './mushrooms.ts'
import { seedlingTray } from './seedling-tray.ts'
import { tractor } from './tractor.ts'

export const agriculture = {
  tractor,
  'citrus-crate': citrusCrate,
  mushrooms,
  'seedling-tray': seedlingTray,
  flowers,
  bonsai,
}
