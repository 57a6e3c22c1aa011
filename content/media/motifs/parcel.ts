import { darker, lighter } from '../colour.ts'
import { d, shape } from '../draw.ts'

/** A box seen from above its corner, around the origin; s is its edge. Tape runs over the top. */
export const parcel = (s: number, colour: string, tape: string) => {
  const [w, h] = [s * 0.87, s * 0.5]
  return (
    shape(d`M0 ${-s}L${w} ${-s + h}L0 ${-s + 2 * h}L${-w} ${-s + h}Z`, lighter(colour, 0.22)) +
    shape(d`M${-w} ${-s + h}L0 ${-s + 2 * h}V${h}L${-w} 0Z`, colour) +
    shape(d`M${w} ${-s + h}L0 ${-s + 2 * h}V${h}L${w} 0Z`, darker(colour, 0.24)) +
    shape(
      d`M${-w * 0.58} ${-s + h * 0.58}L${-w * 0.36} ${-s + h * 0.36}L${w * 0.64} ${-s + h * 1.36}L${w * 0.42} ${-s + h * 1.58}Z`,
      tape,
    ) +
    shape(
      d`M${w * 0.42} ${-s + h * 1.58}L${w * 0.64} ${-s + h * 1.36}V${-s + h * 1.36 + s * 0.3}L${w * 0.42} ${-s + h * 1.58 + s * 0.3}Z`,
      darker(tape, 0.15),
    )
  )
}
