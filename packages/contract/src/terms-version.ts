/** Of the site's own privacy note and terms, which visitors agree to; it changes with their words. */
export const termsVersion = '2026-11-18'
