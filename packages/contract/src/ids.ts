/** The largest id that a column for ids holds. */
export const largestId = 2_147_483_647
