import type { Language } from '@tradefloor/contract'
import { element } from '../element.ts'
import { noteIn, type ScenePlace } from '../place.ts'
import { sceneTexts } from '../texts.ts'
import type { Hit } from './find-hits.ts'

/** How far the search has come. */
export interface SearchState {
  /** Something was typed. */
  isOpen: boolean
  /** What the stands show has been looked through, too. */
  isWhole: boolean
}

export interface FoundList {
  element: HTMLElement
  readonly isOpen: boolean
  /** The option that Enter takes. */
  readonly active: ScenePlace | undefined
  /** Whoever had an option marked keeps it where it is found again. */
  draw(hits: readonly Hit[], state: SearchState, language: Language): void
  next(): void
  previous(): void
  close(): void
}

interface Option {
  place: ScenePlace
  item: HTMLElement
}

/** The options below a field, of which one is marked while the field keeps the focus. */
export function createFoundList(field: HTMLInputElement, onTake: (place: ScenePlace) => void): FoundList {
  const list = element('ul', 'bar-found')
  list.id = 'bar-found'
  list.setAttribute('role', 'listbox')
  list.hidden = true
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-expanded', 'false')
  field.setAttribute('aria-controls', list.id)
  let options: Option[] = []
  let active = -1

  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen
    field.setAttribute('aria-expanded', String(isOpen))
  }
  const mark = (next: number) => {
    active = next
    options.forEach(({ item }, i) => {
      item.setAttribute('aria-selected', String(i === active))
    })
    const item = options[active]?.item
    if (item) field.setAttribute('aria-activedescendant', item.id)
    else field.removeAttribute('aria-activedescendant')
  }
  return {
    element: list,
    get isOpen() {
      return !list.hidden
    },
    get active() {
      return options[active]?.place
    },
    draw(hits, { isOpen, isWhole }, language) {
      const chosen = options[active]?.place
      options = hits.map((hit, i) => optionOf(hit, i, language, onTake))
      list.replaceChildren(...options.map(({ item }) => item))
      if (isWhole && options.length === 0) list.append(noneFound(language))
      setOpen(isOpen && (isWhole || options.length > 0))
      const again = options.findIndex(({ place }) => place === chosen)
      mark(options.length > 0 ? Math.max(0, again) : -1)
    },
    next: () => mark(Math.min(options.length - 1, active + 1)),
    previous: () => mark(Math.max(0, active - 1)),
    close() {
      setOpen(false)
      mark(-1)
    },
  }
}

function optionOf(
  { place, why }: Hit,
  index: number,
  language: Language,
  onTake: (place: ScenePlace) => void,
): Option {
  const number = element('span', 'bar-number')
  number.textContent = noteIn(place, language)
  const name = element('span', 'bar-name')
  name.textContent = place.name[language]
  const reason = element('span', 'bar-why')
  reason.textContent = why
  const item = element('li', 'bar-option', number, element('span', 'bar-names', name, reason))
  item.id = `bar-option-${index}`
  item.setAttribute('role', 'option')
  // Before the field loses the focus and the list goes away.
  item.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    onTake(place)
  })
  return { place, item }
}

function noneFound(language: Language): HTMLElement {
  const none = element('li', 'bar-none')
  none.textContent = sceneTexts.nothingFound[language]
  return none
}
