import type { Language } from '@tradefloor/contract'
import { drawIcon, type PinIcon } from '../art/pin-icons.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { matcher } from '../find.ts'
import { listButton } from '../list-link.ts'
import { noteIn, type ScenePlace } from '../place.ts'
import type { Overlay } from '../scene-content.ts'
import { sceneTexts } from '../texts.ts'
import { hallWords } from './hall-words.ts'

export interface HallBarOptions {
  places: readonly ScenePlace[]
  bridge: Bridge
  /** Flies to a stand. */
  show(id: string): void
  above(): void
  entrance(): void
}

/** More would not be read. */
const mostFound = 8

/** The hall's own controls: look for a company and fly to it, rise above the hall, see it as a list. */
export function createHallBar({ places, bridge, show, above, entrance }: HallBarOptions): Overlay {
  const find = element('input', 'bar-find')
  find.type = 'search'
  find.autocomplete = 'off'
  find.setAttribute('role', 'combobox')
  find.setAttribute('aria-expanded', 'false')
  find.setAttribute('aria-controls', 'bar-found')
  const found = element('ul', 'bar-found')
  found.id = 'bar-found'
  found.setAttribute('role', 'listbox')
  found.hidden = true
  const status = element('p', 'unseen')
  status.setAttribute('role', 'status')
  const toAbove = barButton('above', above)
  const toEntrance = barButton('door', entrance)
  const list = listButton(bridge)
  let language: Language = 'zh'
  let options: { place: ScenePlace; item: HTMLElement }[] = []
  let active = -1

  const mark = (next: number) => {
    active = next
    options.forEach(({ item }, i) => {
      item.setAttribute('aria-selected', String(i === active))
    })
    const item = options[active]?.item
    if (item) find.setAttribute('aria-activedescendant', item.id)
    else find.removeAttribute('aria-activedescendant')
  }
  const close = () => {
    found.hidden = true
    find.setAttribute('aria-expanded', 'false')
    mark(-1)
  }
  const take = (place: ScenePlace) => {
    show(place.id)
    find.value = place.name[language]
    close()
  }
  const look = () => {
    const matches = matcher(find.value)
    const hits = find.value.trim() === '' ? [] : places.filter(matches)
    options = hits.slice(0, mostFound).map((place, i) => {
      const number = element('span', 'bar-number')
      number.textContent = noteIn(place, language)
      const name = element('span', 'bar-name')
      name.textContent = place.name[language]
      const item = element('li', 'bar-option', number, name)
      item.id = `bar-option-${i}`
      item.setAttribute('role', 'option')
      // Before the field loses the focus and the list goes away.
      item.addEventListener('pointerdown', (event) => {
        event.preventDefault()
        take(place)
      })
      return { place, item }
    })
    found.replaceChildren(...options.map(({ item }) => item))
    const open = find.value.trim() !== ''
    status.textContent = open ? hallWords.foundCount[language].replace('{count}', String(hits.length)) : ''
    if (open && options.length === 0) {
      const none = element('li', 'bar-none')
      none.textContent = sceneTexts.nothingFound[language]
      found.append(none)
    }
    found.hidden = !open
    find.setAttribute('aria-expanded', String(open))
    mark(options.length > 0 ? 0 : -1)
  }
  find.addEventListener('input', look)
  find.addEventListener('blur', close)
  find.addEventListener('keydown', (event) => {
    // While an input method composes, its keys are its own.
    if (event.isComposing) return
    if (event.key === 'ArrowDown') mark(Math.min(options.length - 1, active + 1))
    else if (event.key === 'ArrowUp') mark(Math.max(0, active - 1))
    else if (event.key === 'Enter') {
      const hit = options[active]
      if (hit) take(hit.place)
    } else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })

  const bar = element(
    'div',
    'bar',
    element('div', 'bar-search', drawIcon('find'), find, found),
    status,
    toEntrance.button,
    toAbove.button,
    list.link,
  )
  return {
    element: bar,
    setLanguage(next) {
      language = next
      find.placeholder = hallWords.find[language]
      find.setAttribute('aria-label', hallWords.find[language])
      found.setAttribute('aria-label', hallWords.find[language])
      toAbove.speak(hallWords.above[language])
      toEntrance.speak(hallWords.entrance[language])
      list.speak(language)
      if (!found.hidden) look()
    },
  }
}

function barButton(icon: PinIcon, act: () => void) {
  const words = element('span', '')
  const button = element('button', 'bar-button', drawIcon(icon), words)
  button.type = 'button'
  button.addEventListener('click', act)
  return {
    button,
    speak(text: string) {
      words.textContent = text
    },
  }
}
