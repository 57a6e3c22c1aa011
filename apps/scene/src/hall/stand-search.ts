import type { Language } from '@tradefloor/contract'
import { drawIcon } from '../art/pin-icons.ts'
import { element } from '../element.ts'
import type { FindMore, FoundThere } from '../find-more.ts'
import type { ScenePlace } from '../place.ts'
import { findHits } from './find-hits.ts'
import { createFoundList } from './found-list.ts'
import { hallWords } from './hall-words.ts'

export interface StandSearchOptions {
  places: readonly ScenePlace[]
  /** Finds stands by what they show. */
  findMore: FindMore
  /** Flies to a stand. */
  show(id: string): void
}

export interface StandSearch {
  field: HTMLElement
  /** Says how many were found to those who do not see them. */
  status: HTMLElement
  setLanguage(language: Language): void
}

/** Looks for a company, by its name or by what it shows. */
export function createStandSearch({ places, findMore, show }: StandSearchOptions): StandSearch {
  const find = element('input', 'bar-find')
  find.type = 'search'
  find.autocomplete = 'off'
  const status = element('p', 'unseen')
  status.setAttribute('role', 'status')
  let language: Language = 'zh'
  let more: readonly FoundThere[] = []
  /** For which words those were found. */
  let searched = ''
  /** What stands in the field because it was chosen. */
  let taken = ''

  const take = (place: ScenePlace) => {
    show(place.id)
    find.value = place.name[language]
    taken = find.value.trim()
    found.close()
  }
  const found = createFoundList(find, take)
  const draw = (isWhole: boolean) => {
    const isOpen = find.value.trim() !== ''
    const { hits, count } = isOpen ? findHits(find.value, places, more, language) : { hits: [], count: 0 }
    found.draw(hits, { isOpen, isWhole }, language)
    status.textContent =
      isOpen && isWhole ? hallWords.foundCount[language].replace('{count}', String(count)) : ''
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
  find.addEventListener('blur', found.close)
  find.addEventListener('keydown', (event) => {
    // While an input method composes, its keys are its own.
    if (event.isComposing) return
    if (event.key === 'ArrowDown') found.next()
    else if (event.key === 'ArrowUp') found.previous()
    else if (event.key === 'Enter') {
      if (found.active) take(found.active)
    } else if (event.key === 'Escape') found.close()
    else return
    event.preventDefault()
  })
  return {
    field: element('div', 'bar-search', drawIcon('find'), find, found.element),
    status,
    setLanguage(next) {
      language = next
      find.placeholder = hallWords.find[language]
      for (const part of [find, found.element]) part.setAttribute('aria-label', hallWords.find[language])
      if (found.isOpen) draw(true)
    },
  }
}
