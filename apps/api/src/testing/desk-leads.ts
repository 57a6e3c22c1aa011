import type { LeadDetail, LeadsReply } from '@tradefloor/contract'
import { LeadReply, LeadsReply as LeadsReplySchema } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { expect } from 'vitest'
import { account, contact } from '../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor, type Visitor } from './builders.ts'
import { sendBy } from './chat.ts'
import type { TestApp } from './test-app.ts'

const path = '/api/desk/v1/lead'
const purchaser = '/api/exhibition/v1/purchaser/business_card'

/** A company at an exhibition, two people who sign on to its desk and one of another company, and what becomes of leads there. */
export async function aDeskWithLeads(fair: TestApp) {
  const { id: exhibitionId } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: exhibitionId })
  const person = await aDeskPerson(fair, booth.contactId)
  const second = { id: booth.contactId + 500_000, nameZh: '同事', nameEn: 'Colleague' }
  await fair.database.db.insert(contact).values({ companyId: booth.companyId, ...second })
  const colleague = await aDeskPerson(fair, second.id)
  const stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: exhibitionId })).contactId)

  async function give(visitor: Visitor) {
    const body = JSON.stringify({ exhibition_id: exhibitionId, card_id: booth.contactId })
    const answer = await fair.call(visitor.as({ method: 'POST', path: `${purchaser}/switch_card`, body }))
    expect(answer.json().res).toBe(1)
  }
  async function takeBack(visitor: Visitor) {
    const { list } = (await fair.call(visitor.as({ path: `${purchaser}/card_holder` }))).json()
    const ids = list.map(({ id }: { id: number }) => id).join()
    const address = `/api/exhibition/v2/purchaser/business_card/cancel_switch/${ids}`
    expect((await fair.call(visitor.as({ method: 'DELETE', path: address }))).statusCode).toBe(200)
  }
  const write = (visitor: Visitor, text = '首批 6 吨，多久能到迪拜？') =>
    sendBy(fair, visitor, { exhibition_id: exhibitionId, company_id: booth.companyId, text })
  /** Gave a card, with what else is known of them. */
  async function aLead(changes: Parameters<typeof aVisitor>[1] = {}) {
    const visitor = await aVisitor(fair, changes)
    await give(visitor)
    return visitor
  }

  async function leads(query = {}, who = person): Promise<LeadsReply> {
    const answer = await fair.call(who.as({ path, query }))
    expect(answer.statusCode).toBe(200)
    expect(Value.Errors(LeadsReplySchema, answer.json())).toEqual([])
    return answer.json()
  }
  async function uidOf({ id }: Visitor): Promise<string> {
    const [row] = await fair.database.db
      .select({ uid: account.rtmUid })
      .from(account)
      .where(eq(account.id, id))
    return row?.uid ?? ''
  }
  async function read(visitor: Visitor, who = person): Promise<LeadDetail> {
    const answer = await fair.call(who.as({ path: `${path}/${await uidOf(visitor)}` }))
    expect(Value.Errors(LeadReply, answer.json())).toEqual([])
    return answer.json().data
  }
  const change = async (visitor: Visitor, changes: object, who = person) =>
    fair.call(
      who.as({ method: 'PATCH', path: `${path}/${await uidOf(visitor)}`, body: JSON.stringify(changes) }),
    )
  const changeAll = (changes: object, who = person) =>
    fair.call(who.as({ method: 'PATCH', path, body: JSON.stringify(changes) }))
  const note = async (visitor: Visitor, text: string, who = person) =>
    fair.call(
      who.as({
        method: 'POST',
        path: `${path}/${await uidOf(visitor)}/note`,
        body: JSON.stringify({ text }),
      }),
    )
  const removeNote = async (visitor: Visitor, id: number, who = person) =>
    fair.call(who.as({ method: 'DELETE', path: `${path}/${await uidOf(visitor)}/note/${id}` }))

  return {
    ...{ path, booth, person, colleague, stranger, takeBack, write, aLead, leads, uidOf, read },
    ...{ change, changeAll, note, removeNote },
  }
}
