import { barButton } from '../bar-button.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { listButton } from '../list-link.ts'
import type { Overlay } from '../scene-content.ts'
import { hallWords } from './hall-words.ts'
import { createStandSearch, type StandSearchOptions } from './stand-search.ts'

export interface HallBarOptions extends StandSearchOptions {
  bridge: Bridge
  above(): void
  entrance(): void
}

/** The hall's own controls: look for a company and fly to it, rise above the hall, see it as a list. */
export function createHallBar({ bridge, above, entrance, ...options }: HallBarOptions): Overlay {
  const search = createStandSearch(options)
  const toAbove = barButton('above', above)
  const toEntrance = barButton('door', entrance)
  const list = listButton(bridge)
  return {
    element: element('div', 'bar', search.field, search.status, toEntrance.button, toAbove.button, list.link),
    setLanguage(language) {
      toAbove.speak(hallWords.above[language])
      toEntrance.speak(hallWords.entrance[language])
      list.speak(language)
      search.setLanguage(language)
    },
  }
}
