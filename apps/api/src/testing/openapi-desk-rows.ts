import { anExhibition } from './builders.ts'
import { onePixel, type RequestParts } from './openapi-request.ts'
import { type Make, none, nothing, type Row } from './openapi-row.ts'
import {
  aContentVersion,
  aDeskDocument,
  aDeskFile,
  aDeskProduct,
  aDeskTicket,
  aLead,
  aLeadNote,
  allSavedAnswers,
  anInvitation,
  anInvitedColleague,
  anotherCompanysAnswer,
  anotherCompanysCard,
  anotherCompanysLead,
  anUpload,
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

/** A call about a product of the company; `parts` are what its address or body names. */
const aboutProduct = (
  parts: (id: number, place: RowContext) => RequestParts | Promise<RequestParts>,
): Row => {
  const ask: Make = async (place) => parts(await aDeskProduct(place), place)
  return { ask, owned: [{ what: 'a product', anothers: ask, missing: (place) => parts(none, place) }] }
}
/** The same of a document. */
const aboutDocument = (parts: (id: number) => RequestParts): Row => {
  const ask: Make = async (place) => parts(await aDeskDocument(place))
  return { ask, owned: [{ what: 'a document', anothers: ask, missing: () => parts(none) }] }
}
const inTable = (id: number) => ({ table: 'products', id })
const change = { field: 'info.en', value: 'Frozen at sea', seen: 0 }

const sheet = Buffer.from('id,name.zh,price_low\n,单冻鱿鱼圈,38\n')

/** What a company writes about itself and its products. */
const contentRows: Record<string, Row> = {
  listContent: { ask: nothing },
  getContent: aboutProduct((id) => ({ params: inTable(id) })),
  patchContent: aboutProduct((id) => ({ params: inTable(id), body: { changes: [change] } })),
  discardDrafts: aboutProduct((id) => ({ params: inTable(id), body: {} })),
  listContentVersions: aboutProduct((id) => ({ params: inTable(id) })),
  restoreContentVersion: aboutProduct(async (id, place) => ({
    params: inTable(id),
    body: { version_id: id === none ? none : await aContentVersion(place, id) },
  })),
  publishContent: aboutProduct((id) => ({ body: { records: [inTable(id)] } })),
  addDeskProduct: { ...aboutProduct((id) => ({ body: { copy_of: id } })), varies: true },
  withdrawDeskProduct: aboutProduct((id) => ({ params: { id } })),
  returnDeskProduct: aboutProduct((id) => ({ params: { id } })),
  exportProducts: { ask: () => ({ body: { format: 'csv' } }) },
  moveDeskProduct: aboutProduct((id) => ({ params: { id }, body: {} })),
  addDeskDocument: {
    ask: async (place) => ({ body: { path: await aDeskFile(place), name: '产品目录' } }),
    varies: true,
  },
  withdrawDeskDocument: aboutDocument((id) => ({ params: { id } })),
  returnDeskDocument: aboutDocument((id) => ({ params: { id } })),
  moveDeskDocument: aboutDocument((id) => ({ params: { id }, body: {} })),
  compareProductSheet: { ask: () => ({ form: { name: 'products.csv', type: 'text/csv', bytes: sheet } }) },
  writeProductSheet: aboutProduct((id) => ({
    body: {
      products: [{ line: 2, id, cells: [{ field: 'info.en', before: '', value: 'Frozen at sea' }] }],
    },
  })),
}

const noLead = 'nobody-of-this-name'
const aboutLead = (body?: object): Row => {
  const asked = (uid: string): RequestParts => ({ params: { uid }, ...(body ? { body } : {}) })
  return {
    ask: async (place) => asked(await aLead(place)),
    owned: [
      {
        what: 'a lead',
        anothers: async (place) => asked(await anotherCompanysLead(place)),
        missing: () => asked(noLead),
      },
    ],
  }
}

const leadRows: Record<string, Row> = {
  listLeads: { ask: nothing },
  exportLeads: { ask: nothing },
  getLead: aboutLead(),
  changeLead: aboutLead({ rating: 2, next: { text: '寄样品', on: '2026-11-20' } }),
  changeLeads: {
    ask: async (place) => ({ body: { uids: [await aLead(place)], add_tag: '整柜' } }),
    owned: [
      {
        what: 'a lead',
        anothers: async (place) => ({ body: { uids: [await anotherCompanysLead(place)], add_tag: '整柜' } }),
        missing: () => ({ body: { uids: [noLead], add_tag: '整柜' } }),
      },
    ],
  },
  addLeadNote: { ...aboutLead({ text: '要清真证书' }), varies: true },
  deleteLeadNote: {
    ask: async (place) => ({ params: await aLeadNote(place) }),
    owned: [
      {
        what: 'a note on a lead',
        anothers: async (place) => ({
          params: { ...(await aLeadNote(place)), uid: await anotherCompanysLead(place) },
        }),
        missing: async (place) => ({ params: { uid: await aLead(place), id: none } }),
      },
    ],
  },
}

/** A call about the company's figures; an exhibition without a booth of theirs is as missing. */
const aboutFigures: Row = {
  ask: nothing,
  owned: [
    {
      what: 'an exhibition',
      anothers: async ({ fair }) => ({ query: { exhibition_id: (await anExhibition(fair)).id } }),
      missing: () => ({ query: { exhibition_id: none } }),
    },
  ],
}

const colleague = { name: { cn: '陆青禾', en: 'Lu Qinghe' }, post: { cn: '销售', en: 'Sales' } }

/** A call about one of the company's people who is invited and has no account. */
const aboutColleague = (body?: object): Row => {
  const asked = (id: number): RequestParts => ({ params: { id }, ...(body ? { body } : {}) })
  return {
    ask: async (place) => asked(await anInvitedColleague(place)),
    owned: [
      {
        what: 'a colleague',
        anothers: async (place) => asked(await anInvitedColleague(place)),
        missing: () => asked(none),
      },
    ],
  }
}

const teamRows: Record<string, Row> = {
  listTeam: { ask: nothing },
  inviteColleague: {
    ask: ({ owner }) => ({
      body: { ...colleague, email: `lu.qinghe.${owner.id}@example.com`, role: 'sales', language: 'zh' },
    }),
    varies: true,
  },
  inviteAgain: { ...aboutColleague(), varies: true },
  cancelInvitation: aboutColleague(),
  changeRole: aboutColleague({ role: 'sales' }),
  removeColleague: aboutColleague({}),
}

/** A call about an upload of the company; another's is as missing. */
const aboutUpload = (
  make: (place: RowContext, received: number) => Promise<string>,
  more: Pick<RequestParts, 'form'> & { offset?: number; received?: number } = {},
): Row => {
  const { offset, received = 0, ...parts } = more
  const asked = (id: string): RequestParts => ({
    params: { id, ...(offset === undefined ? {} : { offset }) },
    ...parts,
  })
  const ask: Make = async (place) => asked(await make(place, received))
  return { ask, owned: [{ what: 'an upload', anothers: ask, missing: () => asked('no-such-upload-there') }] }
}
const part = { name: 'part', type: 'application/octet-stream', bytes: onePixel.subarray(0, 20) }

/** Pictures on their way. */
const uploadRows: Record<string, Row> = {
  beginUpload: {
    ask: async (place) => ({
      body: { id: await anUpload(place), kind: 'picture', size: onePixel.length },
    }),
  },
  sendUploadPart: aboutUpload(anUpload, { offset: 0, form: part }),
  finishUpload: { ...aboutUpload(anUpload, { received: onePixel.length }), varies: true },
  cancelUpload: { ask: async (place) => ({ params: { id: await anUpload(place) } }) },
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
  ...contentRows,
  ...leadRows,
  getFigures: aboutFigures,
  exportFigures: aboutFigures,
  ...teamRows,
  ...uploadRows,
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
  getStart: { ask: nothing },
  markProfileSeen: { ask: nothing },
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
