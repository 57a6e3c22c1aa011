export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const gap = 8

/** How far a box has to move down, or up if that is less than zero, to leave a control free. */
export function placeClearOf(box: Box, control: Box | undefined, windowHeight: number): number {
  if (!control || control.right <= control.left || control.bottom <= control.top) return 0
  const isBeside = box.right <= control.left || box.left >= control.right
  if (isBeside || box.bottom <= control.top || box.top >= control.bottom) return 0
  const below = control.bottom + gap - box.top
  return box.bottom + below <= windowHeight ? below : control.top - gap - box.bottom
}
