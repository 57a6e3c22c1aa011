import type { Language } from '@tradefloor/contract'
import { drawIcon, type PinIcon } from '../art/pin-icons.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { matcher } from '../find.ts'
import { type FindMore, type FoundThere, foundText } from '../find-more.ts'
import { listButton } from '../list-link.ts'
import { noteIn, type ScenePlace } from '../place.ts'
import type { Overlay } from '../scene-content.ts'
import { sceneTexts } from '../texts.ts'
import { hallWords } from './hall-words.ts'

export interface HallBarOptions {
  places: readonly ScenePlace[]
  bridge: Bridge
  /** Finds stands by what they show. */
  findMore: FindMore
  /** Flies to a stand. */
  show(id: string): void
  above(): void
  entrance(): void
}

/** More would not be read. */
const mostFound = 8
/** So many of them at least are stands that show what was typed. */
const mostShowing = 4

interface Hit {
  place: ScenePlace
  why: string
}

/** The hall's own controls: look for a company and fly to it, rise above the hall, see it as a list. */
export function createHallBar({ places, bridge, findMore, show, above, entrance }: HallBarOptions): Overlay {
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
  let more: readonly FoundThere[] = []
  /** For which words those were found. */
  let searched = ''
  /** What stands in the field because it was chosen. */
  let taken = ''

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
    taken = find.value.trim()
    close()
  }
  const optionOf = ({ place, why }: Hit, i: number) => {
    const number = element('span', 'bar-number')
    number.textContent = noteIn(place, language)
    const name = element('span', 'bar-name')
    name.textContent = place.name[language]
    const reason = element('span', 'bar-why')
    reason.textContent = why
    const item = element('li', 'bar-option', number, element('span', 'bar-names', name, reason))
    item.id = `bar-option-${i}`
    item.setAttribute('role', 'option')
    // Before the field loses the focus and the list goes away.
    item.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      take(place)
    })
    return { place, item }
  }
  /** `isWhole`: what the stands show has been looked through, too. */
  const draw = (isWhole: boolean) => {
    const open = find.value.trim() !== ''
    const { hits, count } = open ? findHits(find.value, places, more, language) : { hits: [], count: 0 }
    const chosen = options[active]?.place
    options = hits.map(optionOf)
    found.replaceChildren(...options.map(({ item }) => item))
    status.textContent =
      open && isWhole ? hallWords.foundCount[language].replace('{count}', String(count)) : ''
    if (isWhole && options.length === 0) {
      const none = element('li', 'bar-none')
      none.textContent = sceneTexts.nothingFound[language]
      found.append(none)
    }
    found.hidden = !open || (!isWhole && options.length === 0)
    find.setAttribute('aria-expanded', String(!found.hidden))
    const again = options.findIndex(({ place }) => place === chosen)
    mark(options.length > 0 ? Math.max(0, again) : -1)
  }
  const look = () => {
    const words = find.value.trim()
    // On a slow network Enter would fly to a stand that was found for other words.
    if (words === '' || !words.startsWith(searched)) more = []
    draw(false)
    findMore(words, (next) => {
      more = next
      searched = words
      // Whoever has chosen or left meanwhile is not called back.
      if (document.activeElement === find && find.value.trim() !== taken) draw(true)
    })
  }
  find.addEventListener('input', (event) => {
    taken = ''
    // What an input method has not finished is not what is looked for.
    if (!(event as InputEvent).isComposing) look()
  })
  find.addEventListener('compositionend', look)
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
      if (!found.hidden) draw(true)
    },
  }
}

/** Those that are called so, then those that show it. */
function findHits(
  typed: string,
  places: readonly ScenePlace[],
  more: readonly FoundThere[],
  language: Language,
): { hits: Hit[]; count: number } {
  const things = new Map(more.map(({ id, things }) => [id, things]))
  const why = ({ id }: ScenePlace) => foundText(things.get(id), language)
  const named = places.filter(matcher(typed))
  const byId = new Map(places.map((place) => [place.id, place]))
  const showing = more.flatMap(({ id }) => byId.get(id) ?? []).filter((place) => !named.includes(place))
  const first = named.slice(0, mostFound - Math.min(mostShowing, showing.length))
  const hits = [...first, ...showing].slice(0, mostFound).map((place) => ({ place, why: why(place) }))
  return { hits, count: named.length + showing.length }
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
