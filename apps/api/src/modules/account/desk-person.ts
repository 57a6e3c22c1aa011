import type { DeskPerson } from '@tradefloor/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { account, company, contact, isListed } from '../../schema/index.ts'

const namesOf = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => ({ cn: nameZh, en: nameEn })

/** Who is at the desk, for which company, and who else speaks for it. */
export async function readDeskPerson(
  db: Queries,
  { accountId, companyId }: ContactCaller,
): Promise<DeskPerson> {
  const [own] = await db
    .select({ account, contact, company })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(account.id, accountId), isListed.contact()))
  if (!own) throw new Problem('not_signed_in')
  const colleagues = await db
    .select({ uid: account.rtmUid, nameZh: contact.nameZh, nameEn: contact.nameEn })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        isListed.contact(),
        eq(contact.companyId, companyId),
        eq(account.kind, 'contact'),
        ne(account.id, accountId),
        isNull(account.blockedAt),
      ),
    )
    .orderBy(contact.id, account.id)
  return {
    uid: own.account.rtmUid,
    rtm_uid: own.account.rtmUid,
    user_name: own.account.userName ?? '',
    name: namesOf(own.contact),
    post: { cn: own.contact.postZh, en: own.contact.postEn },
    role: own.contact.role,
    company: {
      id: own.company.id,
      name: namesOf(own.company),
      logo_url: publicFileAddress(own.company.logoFileId),
    },
    colleagues: colleagues.map(({ uid, ...names }) => ({ uid, name: namesOf(names) })),
  }
}
