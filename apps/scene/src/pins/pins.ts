import type { Language } from '@tradefloor/contract'
import type { Bridge } from '../bridge.ts'
import { choiceControl, languageTag, otherLanguage } from '../choice.ts'
import { element } from '../element.ts'
import type { ScenePlace } from '../place.ts'
import type { ScreenPoint } from '../stage/live-scene.ts'
import { roomWords } from '../words.ts'
import { drawIcon } from './pin-icons.ts'
import { layPins, pinBounds, touchSlack } from './pin-layout.ts'

export interface Pins {
  element: HTMLElement
  setLanguage(language: Language): void
  /** Reads the sizes again: after a change of words or of the window. */
  measure(): void
  lay(points: readonly ScreenPoint[], width: number, height: number): void
}

/** White pills over the buildings: real buttons in reading order, moved by transforms. */
export function createPins(places: readonly ScenePlace[], phone: boolean, bridge: Bridge): Pins {
  const list = element('ul', 'places')
  const nav = element('nav', '', list)
  const pins = places.map((place, i) => {
    const control = choiceControl(place, phone, bridge)
    control.className = phone ? 'pin small' : 'pin'
    // On a phone the hall is the one primary choice.
    if (phone && i === 0) control.classList.add('lead')
    const name = element('span', 'pin-name')
    const other = element('span', 'pin-other')
    const words = element('span', '', name)
    if (!phone) words.append(other)
    control.append(element('span', 'mark', drawIcon(place.icon)), words)
    list.append(element('li', '', control))
    return { place, control, name, other, width: 0, height: 0 }
  })

  return {
    element: nav,
    setLanguage(language) {
      nav.setAttribute('aria-label', roomWords.places[language])
      const second = otherLanguage(language)
      for (const { place, control, name, other } of pins) {
        name.textContent = phone ? place.short[language] : place.name[language]
        other.textContent = place.name[second]
        other.lang = languageTag(second)
        if (phone) control.setAttribute('aria-label', place.name[language])
      }
    },
    measure() {
      for (const pin of pins) {
        pin.width = pin.control.offsetWidth
        pin.height = pin.control.offsetHeight
      }
    },
    lay(points, width, height) {
      const boxes = pins.map(({ place, width, height }) => {
        const at = points.find((p) => p.id === place.id)
        const slack = phone ? touchSlack(height) : 0
        return { x: at?.x ?? 0, y: (at?.y ?? 0) + slack, width, height: height + slack * 2 }
      })
      layPins(boxes, pinBounds(phone, width, height)).forEach((spot, i) => {
        const pin = pins[i]
        if (!pin) return
        const top = spot.top + (phone ? touchSlack(pin.height) : 0)
        pin.control.style.transform = `translate(${spot.left.toFixed(1)}px, ${top.toFixed(1)}px)`
        pin.control.style.setProperty('--tail', `${spot.tail.toFixed(1)}px`)
      })
    },
  }
}
