import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { choiceControl, languageTag, otherLanguage } from './choice.ts'
import { element, ownAddress } from './element.ts'
import { drawIcon } from './pins/pin-icons.ts'
import type { ScenePlace, Words } from './place.ts'
import { roomWords } from './words.ts'

export interface ListTwin {
  element: HTMLElement
  setLanguage(language: Language): void
}

export interface ListOptions {
  title: Words
  places: readonly ScenePlace[]
  phone: boolean
  bridge: Bridge
  /** Whether the picture is there to go back to. */
  canDraw: boolean
}

/** The same places and the same actions without a picture: by choice, and where there is no WebGL. */
export function createListTwin({ title, places, phone, bridge, canDraw }: ListOptions): ListTwin {
  const heading = element('h1', 'list-title')
  const hint = element('p', 'list-hint')
  const list = element('ul', 'places list-grid')
  const lines = places.map((place) => {
    const control = choiceControl(place, phone, bridge)
    control.className = 'list-line'
    const name = element('span', 'list-name')
    const other = element('span', 'list-other')
    control.append(element('span', 'mark', drawIcon(place.icon)), name, other)
    list.append(element('li', '', control))
    return { place, name, other }
  })
  const toPicture = element('a', 'to-picture')
  toPicture.href = ownAddress('list', undefined)
  const page = element('main', 'list', heading, hint, list)
  if (canDraw) page.append(toPicture)
  return {
    element: page,
    setLanguage(language) {
      const second = otherLanguage(language)
      heading.textContent = title[language]
      hint.textContent = (canDraw ? roomWords.listHint : roomWords.noPicture)[language]
      toPicture.textContent = roomWords.pictureLink[language]
      for (const { place, name, other } of lines) {
        name.textContent = place.name[language]
        other.textContent = place.name[second]
        other.lang = languageTag(second)
      }
    },
  }
}
