const largest = 2_147_483_647

const isExhibitionId = (value: number) => Number.isInteger(value) && value >= 1 && value <= largest

/** An id as it stands in an address. Anything but a whole number is a fault of ours and must not travel on. */
export function exhibitionIdText(id: number): string {
  if (!isExhibitionId(id)) throw new RangeError(`Not an exhibition id: ${id}`)
  return String(id)
}

/** The id an address carries, or null when it carries none or something else. */
export function readExhibitionId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return isExhibitionId(id) ? id : null
}
