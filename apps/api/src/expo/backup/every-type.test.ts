import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { migrationsFolder } from '../../db/migration-files.ts'
import { fingerprint } from '../../testing/awkward-fair.ts'
import { testFolder } from '../../testing/clone-database.ts'
import { anInstallation, type Installation } from '../../testing/installations.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const places: Installation[] = []
const aPlace = async () => {
  const place = await anInstallation({ migrated: true })
  places.push(place)
  return place
}
afterAll(async () => {
  for (const place of places) await place.remove()
})

/** Types that no table has yet, a table without key, one that fills itself, a name that needs quoting. */
const everyType = `
create type colour as enum ('red', '蓝');
create type pair as (a text, b numeric);
create table "Every ""type""" (
  id bigint generated always as identity primary key, n numeric, r real, d double precision, c char(4), v varchar(9), e colour,
  p pair, iv interval, da date, ti time, tz timestamptz, ts timestamp, u uuid, j json, jb jsonb, by bytea, bo boolean, ia integer[], ta text[],
  na numeric(9, 2)[], ba bytea[], tr tstzrange, ip inet, bi bit(3), self bigint references "Every ""type""" (id),
  doubled numeric generated always as (n * 2) stored);
create table seeded (word text);
insert into seeded values ('by the migration');
create sequence big increment by -1 minvalue -9223372036854775808 start -9223372036854775000;`

const rows = `
insert into "Every ""type""" (n, r, d, c, v, e, p, iv, da, ti, tz, ts, u, j, jb, by, bo, ia, ta, na, ba, tr, ip, bi, self) values
  ('-0.00012300', 1e-37, 0.1, 'a', '', '蓝', row(',"(', -1.50), '-1 mon 3 days -00:00:00.000001', '0044-03-15 BC', '24:00', '2026-11-15 12:00:00.123456+08', '1999-12-31 23:59:59.999999',
   '00000000-0000-0000-0000-00000000000f', '{"a": 1,  "a":2}', 'null', '\\x00ff0a5c', true, '[0:1]={1,null}', '{"","NULL",null,"a,b\\"{}","云"}', '{1.10,NaN}', '{"\\\\x00",null}', '["2026-01-01 00:00:00.000001+00",)', '10.0.0.1/8', '101', 2),
  ('NaN', 'NaN', '-infinity', null, null, null, row(null, null), null, 'infinity', null, 'infinity', '-infinity', null, 'null', null, '', null, '{{1,2},{3,4}}', '{}', null, null, 'empty', null, null, null),
  ('Infinity', 'infinity', 1.7976931348623157e308, '', 'x ', 'red', null, '0', null, '23:59:59.999999', null, null, null, '"\\u0000 stays a text"', '[]', null, false, null, null, null, null, null, '::1', null, 3),
  (123456789012345678901234567890.123456789012345678901234567890, 3.4e38, 5e-324, null, null, null, null, '178000000 years', '5874897-12-31', '00:00', '4713-01-01 00:00 BC', '294276-12-31', null, null, '1.10', null, null, null, null, null, null, null, null, null, 1);
delete from seeded;
insert into seeded values ('twice'), ('twice'), (null), ('');
select nextval('big'), nextval('big');`

test('G-U3 no value of any type is changed, and a backup of an older version is brought up to date', async () => {
  const [older, newer] = [await testFolder('older'), await testFolder('newer')]
  for (const folder of [older, newer]) {
    cpSync(migrationsFolder(), folder, { recursive: true })
    writeFileSync(join(folder, '9001_every_type.sql'), everyType)
  }
  writeFileSync(
    join(newer, '9002_later.sql'),
    `alter table seeded add column later text not null default 'added'`,
  )

  const [source, target, other] = [await aPlace(), await aPlace(), await aPlace()]
  const from = await source.open()
  await migrate(from, { log: quietLog, folder: older })
  await from.longTransaction(async (transaction) => {
    await transaction.execute(sql.raw(rows))
  })
  const expected = await fingerprint(from)
  const path = join(older, 'types.backup')
  const written = await writeBackup(from, { path, now: new Date('2026-11-15') })
  expect(written.tables.find(({ table }) => table === 'seeded')).toMatchObject({ rows: 4 })
  await from.close()

  const { tables } = await restoreBackup(target.config, { path, migrationsFolder: older })
  expect(tables).toEqual(written.tables)
  const into = await target.open()
  expect(await fingerprint(into)).toEqual(expected)
  await into.close()

  await restoreBackup(other.config, { path, migrationsFolder: newer })
  const later = await other.open()
  const { rows: words } = await later.db.execute(sql`select distinct later from seeded`)
  expect(words).toEqual([{ later: 'added' }])
  const { rows: last } = await later.db.execute(sql`select max(name) as name from migration`)
  expect(last).toEqual([{ name: '9002_later.sql' }])
  await later.close()

  // Whoever has other migrations than the backup does not take it.
  await expect(restoreBackup(source.config, { path, migrationsFolder: newer })).rejects.toThrow(
    /not overwritten/,
  )
  await expect(restoreBackup(target.config, { path })).rejects.toThrow(/comes from a newer version/)
})
