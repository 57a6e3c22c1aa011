import { largestId } from '@tradefloor/contract'

const isId = (value: number) => Number.isInteger(value) && value >= 1 && value <= largestId

/** An id as it stands in an address. Anything but a positive whole number is an error of ours. */
export function idText(id: number): string {
  if (!isId(id)) throw new RangeError(`Not an id: ${id}`)
  return String(id)
}

/** The id an address carries, or null when it carries none or something else. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return isId(id) ? id : null
}
