import '../hall/hall.css'
import { openScene } from '../open-scene.ts'
import { railsBoth } from '../scene-content.ts'
import { createBoothBar } from './booth-bar.ts'
import { type BoothData, loadBooth } from './booth-data.ts'
import { boothPlaces } from './booth-places.ts'
import type { BoothScene } from './booth-scene.ts'
import { boothWords } from './booth-words.ts'

void openScene<BoothData>({
  load: loadBooth,
  about: (data) => ({
    title: data.stand.booth.name,
    places: boothPlaces(data),
    words: boothWords,
    rails: railsBoth,
  }),
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality, data, context, wake) =>
    (await import('./booth-scene.ts')).createBooth(canvas, quality, data, context, wake),
  overlay: (_, live, { bridge }) => createBoothBar((live as BoothScene).film, bridge),
})
