import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { element, ownAddress } from './element.ts'
import type { SceneContent } from './scene-content.ts'
import { sceneTexts } from './texts.ts'

export interface PicturePage {
  room: HTMLElement
  canvas: HTMLCanvasElement
  setLanguage(language: Language): void
}

/** What a picture's document has around the picture: a heading, and the way to the list. */
export function createPicturePage({ title, words }: SceneContent, bridge: Bridge): PicturePage {
  const canvas = element('canvas', 'picture')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  const toList = element('a', 'to-list')
  toList.href = ownAddress('list', '1')
  toList.addEventListener('click', () => bridge.send({ type: 'view', view: 'list' }))
  const heading = element('h1', 'unseen')
  return {
    room: element('main', 'room', heading, toList, canvas),
    canvas,
    setLanguage(language) {
      heading.textContent = title[language]
      canvas.setAttribute('aria-label', words.picture[language])
      toList.textContent = sceneTexts.listLink[language]
    },
  }
}
