const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** A colour between two, `share` of the way to the second. Both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to)
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + ((other[i] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#061233', share)
export const lighter = (colour: string, share = 0.25) => mix(colour, '#ffffff', share)
