import { type SQL, sql } from 'drizzle-orm'

/**
 * The one place that decides what visitors are shown. A record is listed unless it was withdrawn, or what it belongs to
 * was: a product of a withdrawn company is not listed, and is again when the company is. Each condition takes the name
 * that its table has in the query; a query on one of these tables that leaves it out fails `listed.test.ts`.
 */
const at = (table: string, column: string) => sql`${sql.identifier(table)}.${sql.identifier(column)}`

const notWithdrawn = (table: string) => sql`${at(table, 'withdrawn_at')} is null`

// `not in` and not a join: it is looked up once for a query, in an index of the few that are withdrawn.
const ownerListed = (column: SQL, owner: 'company' | 'exhibition' | 'product') =>
  sql`${column} not in (select gone.id from ${sql.identifier(owner)} as gone where gone.withdrawn_at is not null)`

const companyListed = (table: string) => ownerListed(at(table, 'company_id'), 'company')
const exhibitionListed = (table: string) => ownerListed(at(table, 'exhibition_id'), 'exhibition')
const all = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`

export const isListed = {
  exhibition: (table = 'exhibition') => notWithdrawn(table),
  company: (table = 'company') => notWithdrawn(table),
  /** A booth: of a company that takes part, in an exhibition that is held. */
  exhibitor: (table = 'exhibitor') => all(notWithdrawn(table), companyListed(table), exhibitionListed(table)),
  /** One of a company's people. Who is not listed speaks for nobody. */
  contact: (table = 'contact') => all(notWithdrawn(table), companyListed(table)),
  product: (table = 'product') => all(notWithdrawn(table), companyListed(table)),
  /** A product at a booth. */
  exhibitionProduct: (shown = 'exhibition_product', booth = 'exhibitor') =>
    all(ownerListed(at(shown, 'product_id'), 'product'), isListed.exhibitor(booth)),
  /** A poster or film at a booth. */
  boothResource: (resource = 'booth_resource', booth = 'exhibitor') =>
    all(
      sql`${at(resource, 'file_id')} not in
        (select 'video-' || gone.id from video as gone where gone.withdrawn_at is not null)`,
      isListed.exhibitor(booth),
    ),
  document: (table = 'document') => all(notWithdrawn(table), exhibitionListed(table)),
  /** A document of a company, at its booths. */
  boothDocument: (table = 'booth_document') => all(notWithdrawn(table), companyListed(table)),
  guest: (table = 'guest') => exhibitionListed(table),
  video: (table = 'video') => all(notWithdrawn(table), companyListed(table)),
  programmeSession: (table = 'programme_session') => all(notWithdrawn(table), exhibitionListed(table)),
}

/** Whether something that a visitor holds is no longer shown to others: the other side of the same conditions. */
export const isWithdrawn = (listed: SQL) => sql<boolean>`(not ${listed})`
