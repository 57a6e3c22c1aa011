import type { PageSize } from './use-pdf.ts'

/** A number is a scale; the others follow the window. */
export type Zoom = 'width' | 'page' | number

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4]
const [least = 0.5] = steps
const most = steps.at(-1) ?? 4

/** Points are a 72nd of an inch, pixels a 96th: at 100 % a page is as large as on paper. */
const pixelsPerPoint = 96 / 72

/** How many pixels a point takes. */
export function scaleOf(zoom: Zoom, page: PageSize, room: PageSize): number {
  const bounded = (scale: number) =>
    Math.min(Math.max(scale, least * pixelsPerPoint * 0.4), most * pixelsPerPoint)
  if (typeof zoom === 'number') return bounded(zoom * pixelsPerPoint)
  const wide = room.width / page.width
  return bounded(zoom === 'width' ? wide : Math.min(wide, room.height / page.height))
}

export const percentOf = (scale: number): number => Math.round((scale / pixelsPerPoint) * 100)

/** The next step from where one is, whether that is a step or a fit. */
export function stepped(scale: number, direction: 1 | -1): number {
  const now = scale / pixelsPerPoint
  const clear = 0.01
  if (direction === 1) return steps.find((step) => step > now + clear) ?? most
  return steps.findLast((step) => step < now - clear) ?? least
}
