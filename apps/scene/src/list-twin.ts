import { type Language, languageTag, otherLanguage } from '@tradefloor/contract'
import { drawIcon } from './art/pin-icons.ts'
import type { Bridge } from './bridge.ts'
import { choiceControl } from './choice.ts'
import { element, ownAddress } from './element.ts'
import { matcher } from './find.ts'
import { type FoundThere, foundText } from './find-more.ts'
import { type BilingualText, noteIn, type ScenePlace } from './place.ts'
import type { SceneContent } from './scene-content.ts'
import { sceneTexts } from './texts.ts'

export interface ListTwin {
  element: HTMLElement
  setLanguage(language: Language): void
  /** Marks what the visitor has kept. */
  favour(id: string, on: boolean): void
}

export interface ListOptions extends SceneContent {
  bridge: Bridge
  why: ListReason
}

/** Why there is a list: it was wished for, nothing can be drawn here, or what was drawn went away and stayed away. */
export type ListReason = 'chosen' | 'no-picture' | 'lost'

/** From so many on, one wants to look for a name. */
const manyPlaces = 13

/** The same places and the same actions without a picture: by choice, and where there is no WebGL. */
export function createListTwin({ title, places, words, bridge, why, findMore }: ListOptions): ListTwin {
  const heading = element('h1', 'list-title')
  const hint = element('p', 'list-hint')
  // Nobody asked for it: it is said to those who do not see it, too.
  if (why === 'lost') hint.setAttribute('role', 'status')
  const find = element('input', 'list-find')
  find.type = 'search'
  const nothing = element('p', 'list-hint')
  nothing.hidden = true
  nothing.setAttribute('role', 'status')
  const groups = grouped(places).map((group) => makeGroup(group, bridge))
  const toPicture = element('a', 'to-picture')
  toPicture.href = ownAddress('list', undefined)
  toPicture.addEventListener('click', () => bridge.send({ type: 'view', view: 'picture' }))
  const page = element('main', 'list', heading, hint)
  if (places.length >= manyPlaces) page.append(find, nothing)
  page.append(...groups.map(({ element }) => element))
  if (why !== 'no-picture') page.append(toPicture)

  let language: Language = 'zh'
  let found: readonly FoundThere[] = []
  const filter = (isWhole: boolean) => {
    const matches = matcher(find.value)
    const things = new Map(found.map(({ id, things }) => [id, things]))
    for (const { element, lines } of groups) {
      for (const { place, item, why } of lines) {
        const isNamed = matches(place)
        item.hidden = !isNamed && !things.has(place.id)
        why.textContent = find.value.trim() === '' ? '' : foundText(things.get(place.id), language)
      }
      element.hidden = lines.every(({ item }) => item.hidden)
    }
    nothing.hidden = !isWhole || groups.some(({ element }) => !element.hidden)
  }
  find.addEventListener('input', (event) => {
    // What an input method has not finished is not what is looked for.
    if ((event as InputEvent).isComposing) return
    look()
  })
  find.addEventListener('compositionend', () => look())
  const look = () => {
    if (!findMore) return filter(true)
    if (find.value.trim() === '') found = []
    filter(false)
    findMore(find.value, (more) => {
      found = more
      filter(true)
    })
  }
  const toFind = words.find ?? sceneTexts.find
  const hints = { chosen: words.listHint, 'no-picture': sceneTexts.noPicture, lost: sceneTexts.lostPicture }
  return {
    element: page,
    setLanguage(next) {
      language = next
      heading.textContent = title[language]
      hint.textContent = hints[why][language]
      find.placeholder = toFind[language]
      find.setAttribute('aria-label', toFind[language])
      nothing.textContent = sceneTexts.nothingFound[language]
      toPicture.textContent = sceneTexts.pictureLink[language]
      for (const group of groups) group.speak(language)
      if (find.value !== '') filter(nothing.hidden === false)
    },
    favour(id, on) {
      for (const { lines } of groups)
        for (const { place, star } of lines) if (place.id === id) star.hidden = !on
    },
  }
}

interface Group {
  name: BilingualText | undefined
  places: ScenePlace[]
}

/** Places that follow each other under the same heading. */
function grouped(places: readonly ScenePlace[]): Group[] {
  const groups: Group[] = []
  for (const place of places) {
    const last = groups.at(-1)
    if (last && last.name === place.group) last.places.push(place)
    else groups.push({ name: place.group, places: [place] })
  }
  return groups
}

function makeGroup({ name, places }: Group, bridge: Bridge) {
  const list = element('ul', 'places list-grid')
  const heading = element('h2', 'list-group')
  const lines = places.map((place) => {
    const control = choiceControl(place, bridge)
    control.className = 'list-line'
    const own = element('span', 'list-name')
    const other = element('span', 'list-other')
    control.append(
      place.logo ? logoOf(place.logo) : element('span', 'mark', drawIcon(place.icon)),
      own,
      other,
    )
    const why = element('span', 'list-why')
    control.append(why)
    const note = element('span', 'list-note')
    if (place.note) control.append(note)
    const star = element('span', 'list-star')
    star.setAttribute('role', 'img')
    star.textContent = '★'
    star.hidden = !place.favourite
    control.append(star)
    const item = element('li', '', control)
    list.append(item)
    return { place, item, own, other, why, note, star }
  })
  return {
    element: name ? element('section', '', heading, list) : element('section', 'list-lead', list),
    lines,
    speak(language: Language) {
      const second = otherLanguage(language)
      if (name) heading.textContent = name[language]
      for (const { place, own, other, note, star } of lines) {
        star.setAttribute('aria-label', sceneTexts.kept[language])
        own.textContent = place.name[language]
        note.textContent = noteIn(place, language)
        // A company of one name only is not read out twice.
        other.textContent = place.name[second] === place.name[language] ? '' : place.name[second]
        other.lang = languageTag(second)
      }
    },
  }
}

/** Beside the name that is written out, so it says nothing itself. */
function logoOf(address: string): HTMLElement {
  const logo = element('img', 'list-logo')
  logo.src = address
  logo.alt = ''
  logo.loading = 'lazy'
  return logo
}
