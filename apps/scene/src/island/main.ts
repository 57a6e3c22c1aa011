import { openScene } from '../open-scene.ts'
import { islandPlaces } from './places.ts'

void openScene({
  // Everything is in the code. Not undefined: the room takes that for data that has not come yet.
  load: async () => null,
  about: (_, { params }) => ({
    title: { zh: '云展海岛', en: 'Tradefloor Island' },
    places: islandPlaces(params.phone),
    words: {
      picture: {
        zh: '海岛全景，可用方向键转动，加减键缩放',
        en: 'View of the island. Turn it with the arrow keys, zoom with plus and minus',
      },
      places: { zh: '展馆', en: 'Pavilions' },
      listHint: {
        zh: '选择一个展馆，查看正在举办的展会。',
        en: 'Choose a pavilion to see its exhibitions.',
      },
    },
  }),
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality) => (await import('./island-scene.ts')).createIsland(canvas, quality),
})
