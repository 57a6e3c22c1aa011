import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/open-database.ts'

/** Everything a text may hold but the one character no database keeps. */
export const awkwardText = `云展 “é” 👩‍🚀 \u{20BB7} \\ " ' \\x41 \u0001\u001f\u007f\u0085\u2028 \r\n\t{"a":[null]}`

const megabyte = 1_048_576

/** Rows that are easily lost or changed on the way, in a circle of tables that refer to each other. */
export async function fillAwkwardly({ db }: Pick<Database, 'db'>, filmBytes = 3 * megabyte + 1) {
  await db.transaction(async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => transaction.execute(statement)
    await run(
      sql`insert into installation (name, value) values ('', ''), (${awkwardText}, ${'x'.repeat(200_000)}), ('A', 'a'), ('a', 'A'), ('é', ''), ('_', '')`,
    )
    const film = randomBytes(filmBytes)
    await aFile(transaction, 'film', film)
    await run(sql`insert into file (id, mime, size, sha256, bytes_of, media_path) values
      ('Film-again', 'video/mp4', ${film.length}::int, '', 'film', ''), ('again and again', '', 0, '', 'Film-again', null)`)
    await run(sql`insert into company (id, name_zh, logo_file_id) values (7, ${awkwardText}, 'film')`)
    await run(sql`insert into contact (id, company_id, name_zh) values (2147483647, 7, '')`)
    await run(sql`insert into account (kind, user_name, password_hash, rtm_uid, contact_id, created_at, agreed_at) values
      ('contact', null, '', 'u1', 2147483647, '2026-11-15T12:00:00.123456+08:00', null),
      ('visitor', 'lin', '', 'u2', null, '0044-03-15 12:00:00.000001+00 BC', 'infinity'),
      ('visitor', 'gone', '', 'u3', null, '-infinity', '294276-12-31 23:59:59.999999+00')`)
    await run(
      sql`update file set owner_id = (select id from account where user_name = 'lin'), uploaded_at = '1969-12-31T23:59:59.999999Z' where id = 'film'`,
    )
    // Two numbers are used up, and one is not there any more: the next is not one of them.
    await run(sql`delete from account where user_name = 'gone'`)
    await run(sql`select nextval('exhibitor_spare_id')`)
    await run(sql`insert into product (id, company_id, name_zh, price_low, price_high, added_at, category_zh) values
      (1, 7, '', 0.10, 999999999999.99, '2026-11-15T04:00:00Z', ''), (2, 7, 'x', null, 'NaN', '2026-11-15T04:00:00Z', null)`)
    await run(sql`insert into video (id, company_id, name_zh, file_id, exhibition_ids) values
      (1, 7, '', 'film', null), (2, 7, '', 'film', '{}'), (3, 7, '', 'film', '{-1,2147483647,null}')`)
    await run(sql`insert into consent (account_id, subject, wording_version, language, about, agreed_at)
      select id, 'card', '', '', about::jsonb, created_at from account,
        unnest(array['null', '{"b":1.10,"a":[1e400,-0.0,"\\u0001"],"":{}}', '""', '{}']) about
      where user_name = 'lin'`)
  })
}

async function aFile(transaction: Queries, id: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await transaction.execute(
    sql`insert into file (id, mime, size, sha256) values (${id}, 'video/mp4', ${bytes.length}::int, ${sha256})`,
  )
  for (let position = 0; position * megabyte < bytes.length; position++) {
    const piece = bytes.subarray(position * megabyte, (position + 1) * megabyte)
    await transaction.execute(
      sql`insert into file_chunk (file_id, position, bytes) values (${id}, ${position}::int, ${piece})`,
    )
  }
  await transaction.execute(
    sql`insert into file_chunk (file_id, position, bytes) values (${id}, 2147483647, '')`,
  )
}

/** What a database holds and how it is made, found without the code that is tested. */
export async function fingerprint(
  database: Pick<Database, 'longTransaction'>,
): Promise<Record<string, string>> {
  return database.longTransaction(async (db) => {
    const list = async (statement: SQL) => {
      const { rows } = await db.execute<{ line: string }>(statement)
      return rows.map(({ line }) => line).sort()
    }
    await db.execute(sql`set local timezone = 'UTC'`)
    const found: Record<string, string> = {}
    for (const table of await list(sql`
      select table_name as line from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`)) {
      const rows = await list(
        sql`select md5(row_to_json(t)::text || t::text) as line from ${sql.identifier(table)} t`,
      )
      found[table] = `${rows.length} ${createHash('sha256').update(rows.join()).digest('hex')}`
    }
    for (const name of await list(sql`
      select sequencename as line from pg_sequences where schemaname = 'public'`))
      found[name] = String(
        await list(sql`select last_value || ' ' || is_called as line from ${sql.identifier(name)}`),
      )
    found.constraints = (
      await list(sql`
        select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated, condeferrable) as line
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`)
    ).join('\n')
    found.indexes = (
      await list(sql`select indexdef as line from pg_indexes where schemaname = 'public'`)
    ).join('\n')
    return found
  })
}
