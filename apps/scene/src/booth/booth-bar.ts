import type { Language } from '@tradefloor/contract'
import { barButton } from '../bar-button.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { listButton } from '../list-link.ts'
import type { Overlay } from '../scene-content.ts'
import type { BoothScene } from './booth-scene.ts'
import { boothWords } from './booth-words.ts'

/** The booth's own controls: the film on the screen, and the list. */
export function createBoothBar(film: BoothScene['film'], bridge: Bridge): Overlay {
  const play = barButton('film', () => void film.toggle().then(speak))
  const list = listButton(bridge)
  let language: Language = 'zh'
  const speak = () => play.speak(boothWords[film.playing ? 'pause' : 'play'][language])
  const bar = element('div', 'bar', ...(film.there ? [play.button] : []), list.link)
  return {
    element: bar,
    setLanguage(next) {
      language = next
      speak()
      list.speak(language)
    },
  }
}
