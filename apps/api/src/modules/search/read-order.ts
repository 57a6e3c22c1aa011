const order = /^\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(\p{L}[\p{L} ]{0,19})?\s*$/u
const largest = 999_999_999

/** How much at least is ordered, where the text is a number and perhaps a unit: “500 pieces”. Else nobody can compare it. */
export function readOrder(text: string | null): { quantity: number; unit: string } | undefined {
  const [, whole = '', fraction = '', unit = ''] = order.exec(text ?? '') ?? []
  if (whole === '') return undefined
  const quantity = Number(whole.replaceAll(',', '') + fraction)
  return quantity > largest ? undefined : { quantity, unit: unit.trim().toLowerCase() }
}
