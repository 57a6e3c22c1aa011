import { eq } from 'drizzle-orm'
import { company } from '../schema/index.ts'
import type { Queries } from './open-database.ts'

/**
 * Until the transaction is over, whoever else of the same company changes what is counted, ordered or compared stands in
 * line: two at once do not pass a limit, and two who write the same field are told of each other.
 */
export const lockCompany = (db: Queries, companyId: number) =>
  db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update')
