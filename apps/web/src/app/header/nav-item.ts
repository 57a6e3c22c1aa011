/** The look of everything in the header's navigation, link or menu. */
export const navItem =
  'relative flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-2 text-on-glass hover:bg-glass-hover lg:px-3'

export const activeNavItem =
  'font-bold after:absolute after:inset-x-2 after:bottom-0.5 after:h-[3px] after:rounded-pill after:bg-harbour-sky lg:after:inset-x-3'

/** A line of a menu that is open. */
export const menuRow =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-row px-3 text-left hover:bg-harbour-light'

/** The bar folds in steps: what is hidden in it at a width stands in the menu of the rest at that width. */
export const fold = {
  first: { inBar: 'hidden min-[1400px]:block', inRest: 'min-[1400px]:hidden' },
  /** At 200 % only the menu of the rest is left. */
  last: { inBar: 'max-[899px]:hidden!', inRest: 'min-[900px]:hidden' },
  second: { inBar: 'max-[1199px]:hidden!', inRest: 'min-[1200px]:hidden' },
} as const
