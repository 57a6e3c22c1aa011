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

/** How far a region of notices has to move from where it stands by itself to leave what was last used free. */
export function shiftClearOf(region: HTMLElement, used: EventTarget | null): number {
  const control =
    used instanceof Element && !region.contains(used)
      ? used.closest('button, a, input, select, textarea, [role=button]')
      : null
  const boxes = [...region.children].map((pill) => pill.getBoundingClientRect())
  const moved = Number.parseFloat(region.style.translate.split(' ')[1] ?? '') || 0
  const around = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)) - moved,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - moved,
  }
  return placeClearOf(
    around,
    control?.isConnected ? control.getBoundingClientRect() : undefined,
    window.innerHeight,
  )
}
