/** What is ticked in edit mode, by id. Things stay ticked when another page of the list is shown. */
export type Ticked<Item> = ReadonlyMap<number, Item>

export interface WithId {
  id: number
}

export function toggled<Item extends WithId>(ticked: Ticked<Item>, item: Item): Ticked<Item> {
  const next = new Map(ticked)
  if (!next.delete(item.id)) next.set(item.id, item)
  return next
}

/** All from one to the other, in the order in which they are shown, both included. */
export function withRange<Item extends WithId>(
  ticked: Ticked<Item>,
  shown: readonly Item[],
  from: number,
  to: number,
): Ticked<Item> {
  const first = Math.max(0, Math.min(from, to))
  return withAll(ticked, shown.slice(first, Math.max(from, to) + 1))
}

export function withAll<Item extends WithId>(ticked: Ticked<Item>, shown: readonly Item[]): Ticked<Item> {
  const next = new Map(ticked)
  for (const item of shown) next.set(item.id, item)
  return next
}

/** Whether none, some or all of what is shown is ticked. */
export function extent<Item extends WithId>(
  ticked: Ticked<Item>,
  shown: readonly Item[],
): 'none' | 'some' | 'all' {
  const count = shown.filter(({ id }) => ticked.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** A call takes so many ids and no more. */
export const mostIds = 200

export const inParts = <Item>(items: readonly Item[], size = mostIds): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
