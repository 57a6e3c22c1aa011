/** How much a company may keep about one lead, and change at once. */
export const leadLimits = {
  tags: 10,
  tag: 24,
  step: 200,
  note: 2000,
  notes: 200,
  atOnce: 100,
  /** The newest of more are taken along. */
  exported: 10_000,
} as const

export const leadViews = ['all', 'mine', 'due', 'overdue', 'unowned'] as const
export type LeadView = (typeof leadViews)[number]

/** For a spreadsheet program, or for an address book. */
export const leadFormats = ['xlsx', 'csv', 'vcf'] as const
export type LeadFormat = (typeof leadFormats)[number]
