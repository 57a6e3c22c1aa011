/** How much of the desk's content goes in one call, and how many products a company may have as drafts only. */
export const deskContentLimits = { changes: 60, value: 6000, records: 500, newProducts: 500 } as const
