import type { FacetValue } from './facet.tsx'

/** The values of a facet with their names. What is chosen and no longer found is kept, or it could not be undone. */
export function listed(
  counted: readonly { value: string | number; count: number }[],
  chosen: readonly string[],
  nameOf: (value: string) => string,
): FacetValue[] {
  const known = counted.map(({ value, count }) => ({ value: String(value), count }))
  const gone = chosen.filter((value) => !known.some((each) => each.value === value))
  return [...known, ...gone.map((value) => ({ value, count: 0 }))].map((each) => ({
    ...each,
    name: nameOf(each.value),
  }))
}
