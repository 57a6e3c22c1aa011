import type { SendMessageBody } from '@tradefloor/contract'
import { anExhibition, anExhibitor, aVisitor, type Visitor } from './builders.ts'
import { aContact } from './rtm-client.ts'
import type { TestApp } from './test-app.ts'

let last = 0
/** As a device would name a message. */
export const clientId = () => `message-${String(++last).padStart(6, '0')}`

const chat = '/api/chat/v1'

/** A call of the chat, and the whole answer. */
export async function chatCall(
  fair: TestApp,
  who: Pick<Visitor, 'as'>,
  path: string,
  { body, query }: { body?: object; query?: Record<string, string | number> } = {},
) {
  const request = { path: `${chat}/${path}`, ...(query ? { query } : {}) }
  return fair.call(who.as(body ? { ...request, method: 'POST', body: JSON.stringify(body) } : request))
}

export const sendBy = (fair: TestApp, who: Pick<Visitor, 'as'>, body: Partial<SendMessageBody>) =>
  chatCall(fair, who, 'message', { body: { client_id: clientId(), ...body } })

/** A visitor, a company at an exhibition, and one of its people. */
export async function twoSides(fair: TestApp, exhibition: Parameters<typeof anExhibition>[1] = {}) {
  const { id } = await anExhibition(fair, exhibition)
  const booth = await anExhibitor(fair, { in: id })
  const visitor = await aVisitor(fair)
  const person = await aContact(fair, booth.contactId)
  const place = { exhibition_id: id, company_id: booth.companyId }
  return { visitor, person, place, ...booth }
}

/** The same, and the visitor has said something. */
export async function aConversation(fair: TestApp, exhibition: Parameters<typeof anExhibition>[1] = {}) {
  const sides = await twoSides(fair, exhibition)
  const answer = await sendBy(fair, sides.visitor, { ...sides.place, text: '请问有现货吗？' })
  const { thread_id: threadId } = answer.json().data as { thread_id: number }
  return { ...sides, threadId }
}
