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

/** The same for several, one after the other. */
export function placeClearOfAll(box: Box, controls: readonly Box[], windowHeight: number): number {
  let shift = 0
  for (const control of controls) {
    const { left, right, top, bottom } = box
    shift += placeClearOf({ left, right, top: top + shift, bottom: bottom + shift }, control, windowHeight)
  }
  return shift
}

/** How far a region of notices has to move from where it stands by itself to leave bars and what was last used free. */
export function shiftClearOf(
  region: HTMLElement,
  used: EventTarget | null,
  bars: Iterable<Element> = [],
): number {
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
  const controls = [...bars, ...(control?.isConnected ? [control] : [])]
  return placeClearOfAll(
    around,
    controls.map((each) => each.getBoundingClientRect()),
    window.innerHeight,
  )
}
