import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { searchWords } from './search-text.ts'

/** What a visitor types is looked for as it stands: %, _ and \ mean nothing special in it. */
const literally = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Every word of the search occurs. Nothing when nothing was typed. */
export function containsAll(text: Column | SQL, search: string | undefined): SQL | undefined {
  return and(...searchWords(search).map((word) => sql`${text} like ${literally(word)}::text escape '\\'`))
}
