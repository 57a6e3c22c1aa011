import { drawIcon } from './art/pin-icons.ts'
import type { Bridge } from './bridge.ts'
import { element, ownAddress } from './element.ts'
import type { Overlay } from './scene-content.ts'
import { sceneTexts } from './texts.ts'

/** The way to the list, as a button of a bar; the site remembers the choice. */
export function listButton(bridge: Bridge) {
  const words = element('span', '')
  const link = element('a', 'bar-button', drawIcon('list'), words)
  link.href = ownAddress('list', '1')
  link.addEventListener('click', () => bridge.send({ type: 'view', view: 'list' }))
  return {
    link,
    speak(language: 'zh' | 'en') {
      words.textContent = sceneTexts.listLink[language]
    },
  }
}

/** A bar with nothing else on it. */
export function createListLink(bridge: Bridge): Overlay {
  const { link, speak } = listButton(bridge)
  return { element: element('div', 'bar', link), setLanguage: speak }
}
