import type { Language } from '@tradefloor/contract'
import { drawIcon } from '../art/pin-icons.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { listButton } from '../list-link.ts'
import type { Overlay } from '../scene-content.ts'
import type { BoothScene } from './booth-scene.ts'
import { boothWords } from './booth-words.ts'

/** The booth's own controls: the film on the screen, and the list. */
export function createBoothBar(film: BoothScene['film'], bridge: Bridge): Overlay {
  const words = element('span', '')
  const play = element('button', 'bar-button', drawIcon('film'), words)
  play.type = 'button'
  const list = listButton(bridge)
  let language: Language = 'zh'
  const speak = () => {
    words.textContent = boothWords[film.playing ? 'pause' : 'play'][language]
  }
  play.addEventListener('click', () => void film.toggle().then(speak))
  const bar = element('div', 'bar', ...(film.there ? [play] : []), list.link)
  return {
    element: bar,
    setLanguage(next) {
      language = next
      speak()
      list.speak(language)
    },
  }
}
