import { d, disc, shape, times } from '../draw.ts'

/** A toothed wheel around the origin. */
export const gear = (r: number, teeth: number, fill: string, hole: string) => {
  const step = (2 * Math.PI) / teeth
  const at = (angle: number, radius: number) => d`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`
  const outline = times(teeth, (i) => {
    const a = i * step
    return `L${at(a - step * 0.32, r * 0.84)}L${at(a - step * 0.2, r)}L${at(a + step * 0.2, r)}L${at(a + step * 0.32, r * 0.84)}`
  }).join('')
  return (
    shape(`M${outline.slice(1)}Z`, fill) +
    disc(0, 0, r * 0.58, hole) +
    disc(0, 0, r * 0.42, fill) +
    disc(0, 0, r * 0.16, hole)
  )
}
