import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibitor, isListed } from '../../schema/index.ts'
import type { BoothValue, CheckedRow } from '../format/values.ts'

/**
 * A booth has a number that can be read off its exhibition and company, so that it is the same wherever this fair is
 * brought in; one that does not fit gets the next spare number. The same goes for products shown at booths.
 */
const boothId = sql`case when exhibition_id < 20000 and company_id < 100000
  then exhibition_id * 100000 + company_id else nextval('exhibitor_spare_id') end`
const shownProductId = sql`case when p.id < 20000000 and e.exhibition_id < 100
  then p.id * 100 + e.exhibition_id else nextval('exhibition_product_spare_id') end`

/** The booths of these companies: new ones open, others stay with their visits, and those not named are withdrawn. */
export async function writeBooths(db: Queries, companies: CheckedRow[], now: Date) {
  const wanted = companies.flatMap(({ id, values }) =>
    ((values.booths ?? []) as BoothValue[]).map(({ exhibition, boothNo, url }) => ({
      exhibition_id: exhibition,
      company_id: id,
      booth_no: boothNo,
      external_url: url,
    })),
  )
  const ids = companies.map(({ id }) => id)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as wanted (exhibition_id integer, company_id integer, booth_no text, external_url text)`
  await db
    .update(exhibitor)
    .set({ withdrawnAt: now })
    .where(
      sql`${inArray(exhibitor.companyId, ids)} and ${isListed.exhibitor()} and not exists (select 1 from ${rows}
      where wanted.exhibition_id = ${exhibitor.exhibitionId} and wanted.company_id = ${exhibitor.companyId})`,
    )
  await db.execute(sql`
    insert into exhibitor (id, exhibition_id, company_id, booth_no, external_url, joined_at)
    select ${boothId}, exhibition_id, company_id, booth_no, external_url, ${now.toISOString()}::timestamptz
    from ${rows} order by exhibition_id, company_id
    on conflict (exhibition_id, company_id) do update
      set booth_no = excluded.booth_no, external_url = excluded.external_url, withdrawn_at = null`)
}

/** Puts what companies have on their booths: products, posters and films stand wherever their company does. */
export async function placeBooths(db: Queries) {
  await placeProducts(db)
  await placeResources(db)
}

/** Puts products on the booths of their company: of one company, or of all. */
export async function placeProducts(db: Queries, companyId?: number) {
  const ofCompany = companyId === undefined ? sql`` : sql`and p.company_id = ${companyId}`
  await db.execute(sql`
    delete from exhibition_product shown using product p, exhibitor e
    where p.id = shown.product_id and e.id = shown.exhibitor_id and p.company_id <> e.company_id ${ofCompany}`)
  await db.execute(sql`
    insert into exhibition_product (id, exhibitor_id, product_id)
    select ${shownProductId}, e.id, p.id from product p join exhibitor e on e.company_id = p.company_id
    where not exists (
      select 1 from exhibition_product shown where shown.exhibitor_id = e.id and shown.product_id = p.id)
      ${ofCompany}
    order by p.id, e.exhibition_id`)
}

async function placeResources(db: Queries) {
  await db.execute(sql`delete from booth_resource`)
  await db.execute(sql`
    insert into file (id, mime, size, sha256, bytes_of)
    select 'video-' || v.id, f.mime, f.size, f.sha256, f.id from video v join file f on f.id = v.file_id
    on conflict (id) do update set mime = excluded.mime, size = excluded.size, sha256 = excluded.sha256,
      bytes_of = excluded.bytes_of`)
  await db.execute(sql`
    delete from file where bytes_of is not null
      and not exists (select 1 from video v where 'video-' || v.id = file.id)`)
  await db.execute(sql`
    insert into booth_resource (exhibitor_id, kind, position, file_id)
    select e.id, 'image', p.position, p.file_id from company_poster p join exhibitor e using (company_id)`)
  await db.execute(sql`
    insert into booth_resource (exhibitor_id, kind, position, file_id, poster_file_id, name_zh, name_en)
    select e.id, 'video', row_number() over (partition by e.id order by v.id) - 1, 'video-' || v.id,
      v.poster_file_id, v.name_zh, v.name_en
    from video v join exhibitor e on e.company_id = v.company_id
      and (v.exhibition_ids is null or e.exhibition_id = any (v.exhibition_ids))`)
}
