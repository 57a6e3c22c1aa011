import { openRoom } from '../room.ts'
import { islandPlaces } from './places.ts'

openRoom({
  title: { zh: '云展海岛', en: 'Tradefloor Island' },
  places: islandPlaces,
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality) => (await import('./island-scene.ts')).createIsland(canvas, quality),
})
