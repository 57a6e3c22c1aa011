import { Problem } from '../../http/problem.ts'

const furthestEntry = 10_000

export interface Page {
  limit: number
  offset: number
}

/** Skipping costs as much as reading, so a list ends at its ten-thousandth entry; a search finds what is behind it. */
export function pageOf({ page = 1, size = 10 }: { page?: number; size?: number }): Page {
  if (page * size > furthestEntry)
    throw new Problem('bad_input', { fields: [{ field: 'page', problem: 'maximum' }] })
  return { limit: size, offset: (page - 1) * size }
}
