import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { companyStart, isListed } from '../../schema/index.ts'

export interface StartRow {
  /** Milliseconds, as below. */
  joinedAt: number
  profileSeen: boolean
  logo: boolean
  introZh: number
  introEn: number
  products: number
  unpublished: number
  hours: boolean
  colleagues: number
  answered: boolean
}

/** What a field will be once its draft is published. */
const drafted = (
  field: string,
  published: string,
) => sql`coalesce((select draft.value from content_draft draft
  where draft.table_name = 'companies' and draft.record_id = company.id and draft.field = ${field}),
  ${sql.raw(published)}, '')`

const productsWithPicture = sql`(select count(*) from (
  select shown.id from product shown where shown.company_id = company.id and ${isListed.product('shown')}
    and coalesce((select draft.value from content_draft draft where draft.table_name = 'products'
      and draft.record_id = shown.id and draft.field = 'images'),
      (select min(image.file_id) from product_image image where image.product_id = shown.id), '') <> ''
  union
  select draft.record_id from content_draft draft where draft.company_id = company.id
    and draft.table_name = 'products' and draft.field = 'images' and draft.value <> ''
    and not exists (select 1 from product known where known.id = draft.record_id)
) as pictured)`

export async function findStart(
  db: Queries,
  { companyId, accountId }: ContactCaller,
): Promise<StartRow | undefined> {
  const { rows } = await db.execute<StartRow & Record<string, unknown>>(sql`
    select (extract(epoch from own.created_at) * 1000)::float8 as "joinedAt",
      exists (select 1 from company_start start where start.company_id = company.id) as "profileSeen",
      ${drafted('logo', 'company.logo_file_id')} <> '' as logo,
      length(${drafted('info.zh', 'company.info_zh')})::int as "introZh",
      length(${drafted('info.en', 'company.info_en')})::int as "introEn",
      ${productsWithPicture}::int as products,
      (select count(distinct (draft.table_name, draft.record_id)) from content_draft draft
        where draft.company_id = company.id)::int as unpublished,
      exists (select 1 from answering_hours hours where hours.company_id = company.id) as hours,
      (select count(*) from contact other where other.company_id = company.id and other.id <> own.contact_id
        and ${isListed.contact('other')} and (exists (select 1 from account where account.contact_id = other.id)
          or exists (select 1 from invitation where invitation.contact_id = other.id)))::int as colleagues,
      exists (select 1 from thread join message on message.thread_id = thread.id and not message.from_visitor
        where thread.company_id = company.id) as answered
    from company join account own on own.id = ${accountId}::int
    where company.id = ${companyId}::int and ${isListed.company()}`)
  return rows[0]
}

export interface StartFair {
  exhibitionId: number
  nameZh: string
  nameEn: string
  boothNo: string | null
  opensAt: number
  closesAt: number
}

/** The one that is held or comes next; the last one where all are over. */
export async function findNextFair(
  db: Queries,
  companyId: number,
  now: Date,
): Promise<StartFair | undefined> {
  const { rows } = await db.execute<StartFair & Record<string, unknown>>(sql`
    select exhibition.id as "exhibitionId", exhibition.name_zh as "nameZh", exhibition.name_en as "nameEn",
      exhibitor.booth_no as "boothNo", (extract(epoch from exhibition.opens_at) * 1000)::float8 as "opensAt",
      (extract(epoch from exhibition.closes_at) * 1000)::float8 as "closesAt"
    from exhibitor join exhibition on exhibition.id = exhibitor.exhibition_id
    where exhibitor.company_id = ${companyId}::int and not exhibition.lasting and ${isListed.exhibitor()}
    order by exhibition.closes_at < ${now}::timestamptz,
      abs(extract(epoch from exhibition.opens_at - ${now}::timestamptz)), exhibition.id
    limit 1`)
  return rows[0]
}

export interface ExampleRow {
  companyId: number
  nameZh: string
  nameEn: string
}

/** A finished booth of the same exhibition, which everybody may visit. */
export async function findExample(
  db: Queries,
  { companyId, exhibitionId }: { companyId: number; exhibitionId: number },
): Promise<ExampleRow | undefined> {
  const { rows } = await db.execute<ExampleRow & Record<string, unknown>>(sql`
    select * from (
      select company.id as "companyId", company.name_zh as "nameZh", company.name_en as "nameEn",
        (select count(*) from product shown where shown.company_id = company.id and ${isListed.product('shown')}
          and exists (select 1 from product_image image where image.product_id = shown.id)) as products
      from exhibitor join company on company.id = exhibitor.company_id
      where exhibitor.exhibition_id = ${exhibitionId}::int and company.id <> ${companyId}::int
        and ${isListed.exhibitor()} and company.logo_file_id is not null
        and company.info_zh <> '' and company.info_en <> ''
    ) as finished
    where products >= 3 order by products desc, "companyId" limit 1`)
  return rows[0]
}

export const markSeen = (db: Queries, companyId: number, now: Date) =>
  db.insert(companyStart).values({ companyId, profileSeenAt: now }).onConflictDoNothing()
