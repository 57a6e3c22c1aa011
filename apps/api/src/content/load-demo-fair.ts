import { createHash } from 'node:crypto'
import { fairDay, fairInstant } from '@tradefloor/contract'
import sharp from 'sharp'
import type { Database } from '../db/open-database.ts'
import { writeFile } from '../modules/storage/index.ts'
import { exhibition } from '../schema/index.ts'
import { dayAfter } from './days.ts'
import { loadDemoAccounts } from './load-demo-accounts.ts'
import { loadDemoCompanies } from './load-demo-companies.ts'
import { type DemoExhibition, readDemoFair } from './read-demo-fair.ts'

/** The company that stands for the organiser and under whose number the exhibitions are listed. */
const organiserCompanyId = 582

/** Brings the demo fair into an empty database, whole or not at all. Says whether it did. */
export async function loadDemoFair(database: Database, now: Date): Promise<boolean> {
  const [anything] = await database.db.select({ id: exhibition.id }).from(exhibition).limit(1)
  if (anything) return false
  const fair = await readDemoFair()
  await database.longTransaction(async (db) => {
    for (const each of fair) await writeBanner({ db }, each)
    await db.insert(exhibition).values(fair.map((each) => toRow(each, fairDay(now))))
    await loadDemoCompanies(db, now)
    await loadDemoAccounts(db, now)
  })
  return true
}

async function writeBanner(
  database: Parameters<typeof writeFile>[0],
  { exhibition: { banner: id }, banner }: DemoExhibition,
) {
  const { width, height } = await sharp(banner).metadata()
  const sha256 = createHash('sha256').update(banner).digest('hex')
  await writeFile(database, { id, mime: 'image/webp', size: banner.length, sha256, width, height }, banner)
}

function toRow({ exhibition: content }: DemoExhibition, today: string): typeof exhibition.$inferInsert {
  const { id, lasting, name, place, opens, closes, industry, banner, profile } = content
  return {
    id,
    organiserCompanyId,
    lasting: lasting === 1,
    nameZh: name.zh,
    nameEn: name.en,
    placeZh: place.zh,
    placeEn: place.en,
    industry,
    opensAt: fairInstant(dayAfter(today, opens.day), opens.time),
    closesAt: fairInstant(dayAfter(today, closes.day), closes.time),
    opensDayOffset: opens.day,
    closesDayOffset: closes.day,
    mainFileId: banner,
    profile,
  }
}
