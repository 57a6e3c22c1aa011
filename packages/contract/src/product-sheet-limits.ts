/** A spreadsheet of products: how it comes, and how much is taken of it at once. */
export const productSheetLimits = { fileBytes: 8 * 1_048_576, rows: 5000, columns: 60 } as const

export const productSheetFormats = ['xlsx', 'csv'] as const
export type ProductSheetFormat = (typeof productSheetFormats)[number]
