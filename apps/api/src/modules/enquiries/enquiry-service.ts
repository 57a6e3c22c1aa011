import { type ContactBody, defaultExhibitions, type Language, signatureWindowMs } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { findExhibition } from '../catalogue/index.ts'
import { isCountry } from '../places/index.ts'
import { insertEnquiry } from './enquiry-queries.ts'

const hour = 3600

/** As long as a signature is good for, on both sides of its time. */
const replaySeconds = (2 * signatureWindowMs) / 1000

/** Open to everyone; so many an hour from one network address. The same request sent again is stored once. */
export async function receiveEnquiry(
  { config, database, clock, limits }: Pick<Dependencies, 'config' | 'database' | 'clock' | 'limits'>,
  asked: ContactBody,
  { language, network, signature }: { language: Language; network: string; signature: string },
) {
  if (!isCountry(asked.country))
    throw new Problem('bad_input', { fields: [{ field: 'country', problem: 'unknown' }] })
  const exhibitionId = asked.exhibition_id ?? defaultExhibitions.enquiry
  if (!(await findExhibition(database, exhibitionId))) throw new Problem('not_found')
  await database.db.transaction(async (db) => {
    if (!(await limits.isFirst(`enquiry signed:${signature}`, replaySeconds, db))) return
    await limits.take([{ key: `enquiry:${network}`, most: config.limits.enquiriesAnHour, seconds: hour }], db)
    await insertEnquiry(db, {
      exhibitionId,
      name: asked.name.trim(),
      country: asked.country,
      email: asked.email,
      phone: asked.phone.trim(),
      question: asked.question?.trim() ?? '',
      language,
      receivedAt: clock.now(),
    })
  })
}
