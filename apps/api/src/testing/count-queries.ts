import pg from 'pg'
import { vi } from 'vitest'
import { indexPending } from './pending-index.ts'

/** What the databases of this test file were asked while the work ran, and what came of it. */
export async function countQueries<Result>(work: () => Promise<Result>) {
  await indexPending()
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const statements = spy.mock.calls.map(([query]) => textOf(query))
    return { result, statements, count: statements.length }
  } finally {
    spy.mockRestore()
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
