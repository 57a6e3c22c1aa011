import { type Language, languageTag, otherLanguage } from '@tradefloor/contract'
import { drawIcon } from '../art/pin-icons.ts'
import type { Bridge } from '../bridge.ts'
import { choiceControl } from '../choice.ts'
import { element } from '../element.ts'
import { noteIn, type ScenePlace } from '../place.ts'
import type { SceneContent } from '../scene-content.ts'
import type { Covered } from '../stage/free-view.ts'
import type { ScreenPoint } from '../stage/live-scene.ts'
import { layPins, pinBounds, touchSlack } from './pin-layout.ts'

export interface Pins {
  element: HTMLElement
  setLanguage(language: Language): void
  /** Reads the sizes again: after a change of words or of the window. */
  measure(): void
  lay(points: readonly ScreenPoint[], width: number, height: number, covered: Covered): void
}

interface Pin {
  place: ScenePlace
  item: HTMLElement
  control: HTMLElement
  speak(language: Language): void
  width: number
  height: number
}

/** White pills over the places that can be seen: real buttons in reading order, moved by transforms. */
export function createPins({ places, words, rails }: SceneContent, phone: boolean, bridge: Bridge): Pins {
  const list = element('ul', 'places')
  const nav = element('nav', '', list)
  const made = new Map<string, Pin>()
  // What the page's rails offer has no pin: it would only lie over the picture.
  const pinnable = places.filter(({ pin }) => pin !== 'none')
  const known = new Set(pinnable.map(({ id }) => id))
  let shown: Pin[] = []
  let language: Language = 'zh'

  const pinFor = (place: ScenePlace): Pin => {
    const known = made.get(place.id)
    if (known) return known
    const pin = makePin(place, phone, bridge)
    made.set(place.id, pin)
    return pin
  }
  const measureOne = (pin: Pin) => {
    pin.width = pin.control.offsetWidth
    pin.height = pin.control.offsetHeight
  }
  const show = (ids: ReadonlySet<string>) => {
    if (shown.length === ids.size && shown.every(({ place }) => ids.has(place.id))) return
    // Whoever is on a pin with the keyboard keeps it, wherever it has gone.
    const kept = made.get((document.activeElement as HTMLElement | null)?.dataset.place ?? '')
    shown = pinnable.filter(({ id }) => ids.has(id) || id === kept?.place.id).map(pinFor)
    const items = new Set<Element>(shown.map(({ item }) => item))
    for (const child of [...list.children]) if (!items.has(child)) child.remove()
    shown.forEach(({ item }, i) => {
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null)
    })
    for (const pin of shown) {
      pin.speak(language)
      measureOne(pin)
    }
  }

  return {
    element: nav,
    setLanguage(next) {
      language = next
      nav.setAttribute('aria-label', words.places[language])
      for (const pin of shown) {
        pin.speak(language)
        measureOne(pin)
      }
    },
    measure: () => shown.forEach(measureOne),
    lay(points, width, height, covered) {
      // What lies under a panel of the page is not pointed at: its pin would point at the panel's edge.
      const free = points.filter(
        ({ id, x }) => known.has(id) && x > covered.left - 40 && x < width - covered.right + 40,
      )
      const spots = new Map(free.map((point) => [point.id, point]))
      show(new Set(spots.keys()))
      const boxes = shown.map((pin) => {
        const at = spots.get(pin.place.id)
        const slack = phone ? touchSlack(pin.height) : 0
        return { x: at?.x ?? 0, y: (at?.y ?? 0) + slack, width: pin.width, height: pin.height + slack * 2 }
      })
      const clear = {
        left: Math.max(covered.left, rails?.left ?? 0),
        right: Math.max(covered.right, rails?.right ?? 0),
      }
      layPins(boxes, pinBounds(phone, width, height, clear)).forEach((spot, i) => {
        const pin = shown[i]
        if (!pin) return
        const top = spot.top + (phone ? touchSlack(pin.height) : 0)
        pin.control.style.transform = `translate(${spot.left.toFixed(1)}px, ${top.toFixed(1)}px)`
        pin.control.style.setProperty('--tail', `${spot.tail.toFixed(1)}px`)
      })
    },
  }
}

function makePin(place: ScenePlace, phone: boolean, bridge: Bridge): Pin {
  const control = choiceControl(place, bridge)
  control.className = place.pin === 'dot' ? 'pin dot' : phone ? 'pin small' : 'pin'
  if (phone && place.lead) control.classList.add('lead')
  const name = element('span', 'pin-name')
  const other = element('span', 'pin-other')
  const lines = element('span', '', name)
  if (!phone) lines.append(other)
  control.append(element('span', 'mark', drawIcon(place.icon)), lines)
  const note = element('span', 'pin-note')
  if (place.note) control.append(note)
  return {
    place,
    item: element('li', '', control),
    control,
    width: 0,
    height: 0,
    speak(language) {
      const second = otherLanguage(language)
      name.textContent = phone ? place.short[language] : place.name[language]
      other.textContent = place.name[second]
      note.textContent = noteIn(place, language)
      other.lang = languageTag(second)
      if (phone) control.setAttribute('aria-label', place.name[language])
    },
  }
}
