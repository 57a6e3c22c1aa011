import './hall.css'
import { openScene } from '../open-scene.ts'
import { railLeft } from '../scene-content.ts'
import { createHallBar } from './hall-bar.ts'
import { type HallData, loadHall, loadPlan } from './hall-data.ts'
import { hallPlaces, placeIdOf } from './hall-places.ts'
import type { HallScene } from './hall-scene.ts'
import { createHallSearch } from './hall-search.ts'
import { hallWords } from './hall-words.ts'

void openScene<HallData>({
  load: loadHall,
  about: (data, context) => ({
    ...{ title: data.name, places: hallPlaces(data), words: hallWords, rails: railLeft },
    findMore: createHallSearch(context),
  }),
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality, data, context, wake) =>
    (await import('./hall-scene.ts')).createHall(canvas, quality, data, context, wake),
  overlay(data, live, context, wake) {
    const scene = live as HallScene
    const then = (act: () => void) => {
      act()
      wake()
    }
    return createHallBar({
      places: hallPlaces(data),
      bridge: context.bridge,
      findMore: createHallSearch(context),
      show: (id) => then(() => scene.goTo?.(id)),
      above: () => then(() => scene.above()),
      entrance: () => then(() => scene.entrance()),
    })
  },
  async onToken(_, shown, context) {
    const { booths } = await loadPlan(context)
    for (const { company_id, is_store } of booths) shown?.favour(placeIdOf(company_id), is_store === 1)
  },
})
