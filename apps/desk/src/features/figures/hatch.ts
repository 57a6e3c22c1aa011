/** The bar of a day or hour that is still running. */
export const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-harbour-sky)_0_3px,var(--color-harbour-light)_3px_6px)] border border-harbour-sky'
