/** The look of everything in the header's navigation, link or menu. */
export const navItem =
  'relative flex h-10 items-center gap-1 whitespace-nowrap rounded-control px-2 text-on-glass hover:bg-glass-hover lg:px-3'

export const activeNavItem =
  'font-bold after:absolute after:inset-x-2 after:bottom-0.5 after:h-[3px] after:rounded-pill after:bg-harbour-sky lg:after:inset-x-3'
