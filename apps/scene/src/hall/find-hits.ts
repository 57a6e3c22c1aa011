import type { Language } from '@tradefloor/contract'
import { matcher } from '../find.ts'
import { type FoundThere, foundText } from '../find-more.ts'
import type { ScenePlace } from '../place.ts'

/** More would not be read. */
const mostFound = 8
/** So many of them at least are stands that show what was typed. */
const mostShowing = 4

export interface Hit {
  place: ScenePlace
  why: string
}

/** Those that are called so, then those that show it. */
export function findHits(
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
