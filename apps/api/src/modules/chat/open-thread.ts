import { sql } from 'drizzle-orm'
import { isListed } from '../../schema/index.ts'

/**
 * Whether the company of a `thread` still exhibits where the conversation was begun. Otherwise it is closed: both sides
 * read it, and neither writes until the company is back.
 */
export const isOpenThread = sql<boolean>`exists (select 1 from exhibitor as booth
  where booth.exhibition_id = thread.exhibition_id and booth.company_id = thread.company_id
    and ${isListed.exhibitor('booth')})`
