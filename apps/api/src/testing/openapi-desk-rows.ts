import type { RequestParts } from './openapi-request.ts'
import { type Make, none, nothing, type Row } from './openapi-row.ts'
import {
  aDeskTicket,
  allSavedAnswers,
  anInvitation,
  anotherCompanysAnswer,
  anotherCompanysCard,
  aReceivedCard,
  aSavedAnswer,
  type RowContext,
  resettingSignOn,
  signingOn,
  withDeskCookie,
} from './openapi-things.ts'

const notingOn =
  (card: (place: RowContext) => Promise<number> | number): Make =>
  async (place) => ({ params: { id: await card(place) }, body: { note: '要报价' } })

const savedAnswer = { title: '起订量', text: { cn: '起订量为 100 箱。', en: 'From 100 cartons.' } }
const aboutSavedAnswer = (body?: object): Row => {
  const asked = (id: number): RequestParts => ({ params: { id }, ...(body ? { body } : {}) })
  return {
    ask: async (place) => asked(await aSavedAnswer(place)),
    owned: [
      {
        what: 'a saved answer',
        anothers: async (place) => asked(await anotherCompanysAnswer(place)),
        missing: () => asked(none),
      },
    ],
  }
}

/** The calls of the sign-on and of a company's desk. */
export const deskRows: Record<string, Row> = {
  lookAtInvitation: { ask: async (place) => ({ body: { token: await anInvitation(place) } }) },
  redeemInvitation: {
    ask: async (place) => ({
      body: { token: await anInvitation(place), user_name: 'invited.contact', password: 'Another#2026' },
    }),
    varies: true,
  },
  signOn: { ask: signingOn, varies: true },
  sendSignOnCode: { ask: ({ owner }) => ({ body: { email: owner.email || 'nobody@example.com' } }) },
  resetSignOn: { ask: resettingSignOn },
  openDesk: { ask: async (place) => ({ body: { ticket: await aDeskTicket(place) } }), varies: true },
  refreshDesk: { ask: withDeskCookie, varies: true },
  leaveDesk: { ask: withDeskCookie },
  getDeskPerson: { ask: nothing },
  listDeskCards: { ask: nothing },
  exportDeskCards: { ask: nothing },
  noteOnCard: {
    ask: notingOn(aReceivedCard),
    owned: [{ what: 'a card', anothers: notingOn(anotherCompanysCard), missing: notingOn(() => none) }],
  },
  getDeskHours: { ask: nothing },
  patchDeskHours: {
    ask: () => ({ body: { hours: { zone: 'Asia/Shanghai', days: [1, 2, 3], from: '08:30', to: '17:30' } } }),
  },
  listSavedAnswers: { ask: nothing },
  addSavedAnswer: { ask: () => ({ body: savedAnswer }), varies: true },
  changeSavedAnswer: aboutSavedAnswer(savedAnswer),
  deleteSavedAnswer: aboutSavedAnswer(),
  orderSavedAnswers: {
    ask: async (place) => ({ body: { answer_ids: await allSavedAnswers(place) } }),
    owned: [
      {
        what: 'a saved answer',
        anothers: async (place) => ({ body: { answer_ids: [await anotherCompanysAnswer(place)] } }),
        missing: () => ({ body: { answer_ids: [none] } }),
      },
    ],
  },
}
