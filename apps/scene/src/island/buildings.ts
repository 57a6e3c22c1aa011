import type { MeshBuilder } from '../kit/mesh-builder.ts'
import { mainHall } from './main-hall.ts'
import { agriculturePavilion } from './pavilions/agriculture.ts'
import { electronicsPavilion } from './pavilions/electronics.ts'
import { energyPavilion } from './pavilions/energy.ts'
import { fisheryPavilion } from './pavilions/fishery.ts'
import { homePavilion } from './pavilions/home.ts'
import { manufacturingPavilion } from './pavilions/manufacturing.ts'
import { medicalPavilion } from './pavilions/medical.ts'
import { textilesPavilion } from './pavilions/textiles.ts'
import type { IslandPlaceId } from './places.ts'

/** A place without a building would not compile. */
export const buildings: Readonly<Record<IslandPlaceId, (b: MeshBuilder) => void>> = {
  'main-hall': mainHall,
  agriculture: agriculturePavilion,
  electronics: electronicsPavilion,
  energy: energyPavilion,
  fishery: fisheryPavilion,
  home: homePavilion,
  manufacturing: manufacturingPavilion,
  medical: medicalPavilion,
  textiles: textilesPavilion,
}
