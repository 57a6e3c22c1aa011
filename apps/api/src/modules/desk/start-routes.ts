import * as calls from '@tradefloor/contract'
import { type DeskStart, fairDateTime } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { dataReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import {
  type ExampleRow,
  findExample,
  findNextFair,
  findStart,
  markSeen,
  type StartFair,
  type StartRow,
} from './start-queries.ts'

/** How far a company has come with its booth. */
export function addStartCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.getStart, {
    summary: { zh: '展商工作台：开展前的准备', en: 'The desk: what is done before the opening' },
    reply: schemas.DeskStartReply,
    handle: async ({ caller }) => dataReply(await readStart(deps, caller)),
  })

  addCall(app, deps, calls.markProfileSeen, {
    summary: {
      zh: '展商工作台：已看过主办方录入的资料',
      en: 'The desk: what the organiser entered was looked at',
    },
    reply: schemas.DeskStartReply,
    handle: async ({ caller }) => {
      await markSeen(deps.database.db, caller.companyId, deps.clock.now())
      return dataReply(await readStart(deps, caller))
    },
  })
}

async function readStart(
  { database: { db }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: ContactCaller,
): Promise<DeskStart> {
  const [row, fair] = await Promise.all([
    findStart(db, caller),
    findNextFair(db, caller.companyId, clock.now()),
  ])
  if (!row) throw new Problem('not_signed_in')
  const example =
    fair && (await findExample(db, { companyId: caller.companyId, exhibitionId: fair.exhibitionId }))
  return viewStart(row, fair, example)
}

const viewStart = (
  row: StartRow,
  fair: StartFair | undefined,
  example: ExampleRow | undefined,
): DeskStart => ({
  joined_at: fairDateTime(new Date(row.joinedAt)),
  profile_seen: row.profileSeen,
  logo: row.logo,
  intro: { cn: row.introZh, en: row.introEn },
  products: row.products,
  unpublished: row.unpublished,
  hours: row.hours,
  colleagues: row.colleagues,
  answered: row.answered,
  fair: fair
    ? {
        exhibition_id: fair.exhibitionId,
        name: { cn: fair.nameZh, en: fair.nameEn },
        booth_no: fair.boothNo,
        opens_at: fair.opensAt,
        closes_at: fair.closesAt,
      }
    : null,
  example:
    fair && example
      ? {
          company_id: example.companyId,
          exhibition_id: fair.exhibitionId,
          name: { cn: example.nameZh, en: example.nameEn },
        }
      : null,
})
