/**
 * Arrays as they travel: steps from corner to corner, byte by byte, one kind of byte after the other. What is alike lies
 * together and packs to a third. Written when the scenes are built, read by the scene.
 */

export type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array

/** A step up or down as a number that is small when the step is. */
const folded = (step: number) => ((step << 1) ^ (step >> 31)) >>> 0
const unfolded = (value: number) => (value >>> 1) ^ -(value & 1)

const largest = (values: Numbers): number =>
  2 **
    (values.BYTES_PER_ELEMENT * 8 - (values instanceof Int8Array || values instanceof Int16Array ? 1 : 0)) -
  1

/** Numbers, `items` a corner, as planes of bytes, the lowest first. Each is rounded to a multiple of `grain`. */
export function toPlanes(values: Numbers, items: number, grain = 1): Uint8Array {
  const width = values.BYTES_PER_ELEMENT
  const corners = values.length / items
  const out = new Uint8Array(values.length * width)
  const most = Math.floor(largest(values) / grain)
  for (let item = 0; item < items; item++) {
    let before = 0
    for (let i = 0; i < corners; i++) {
      const rounded = Math.round((values[i * items + item] ?? 0) / grain)
      const value = Math.max(-most, Math.min(most, rounded))
      // Numbers go around: the step is taken the short way.
      const short = 32 - width * 8
      const step = folded(((value - before) << short) >> short)
      for (let plane = 0; plane < width; plane++)
        out[(item * width + plane) * corners + i] = (step >>> (plane * 8)) & 255
      before = value
    }
  }
  return out
}

/** The numbers again, written into `into`. */
export function fromPlanes(bytes: Uint8Array, into: Numbers, items: number, grain = 1): void {
  const width = into.BYTES_PER_ELEMENT
  const corners = into.length / items
  for (let item = 0; item < items; item++) {
    const start = item * width * corners
    let value = 0
    for (let i = 0; i < corners; i++) {
      let step = 0
      for (let plane = 0; plane < width; plane++)
        step |= (bytes[start + plane * corners + i] ?? 0) << (plane * 8)
      value = (value + unfolded(step)) | 0
      // An array of whole numbers goes around by itself.
      into[i * items + item] = value * grain
    }
  }
}
