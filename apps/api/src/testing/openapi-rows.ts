import { testPassword } from './builders.ts'
import { deskRows } from './openapi-desk-rows.ts'
import { onePixel, type RequestParts } from './openapi-request.ts'
import { type Make, none, nothing, type Row } from './openapi-row.ts'
import {
  addingPhone,
  aMailToken,
  aMark,
  aMessage,
  aNewcomer,
  anExchange,
  aThread,
  aThreadOfCompany,
  aTicket,
  cardOf,
  type Kind,
  marks,
  pictureOf,
  type RowContext,
  signingIn,
  withCode,
  withRefreshCookie,
} from './openapi-things.ts'
import { ssoSite } from './openapi-world.ts'

const another = 'Another#2026'

const marking = (kind: Kind): Row => ({ ask: ({ world }) => ({ body: marks[kind](world) }) })

/** The star: it names a thing of the fair, and takes back only what the caller marked. */
const unmarking = (kind: Kind): Row => {
  const unmarked: Make = ({ world }) => ({ body: marks[kind](world) })
  const ask: Make = async (place) => {
    await aMark(place, kind)
    return unmarked(place)
  }
  return { ask, owned: [{ what: 'a mark', anothers: ask, missing: unmarked }] }
}

/** The edit mode: it names records. */
const unmarkingRecords = (kind: Kind): Row => {
  const ask: Make = async (place) => ({ params: { ids: await aMark(place, kind) } })
  return { ask, owned: [{ what: 'a record', anothers: ask, missing: () => ({ params: { ids: none } }) }] }
}

const cancelling: Make = async (place) => ({ params: { ids: await anExchange(place) } })
const cardFields = { post: '经理', company_name: '远帆' }
const patchingCard =
  (
    card: (place: RowContext) => Promise<number> | number,
    picture?: (place: RowContext) => Promise<string> | string,
  ): Make =>
  async (place) => ({
    params: { id: await card(place) },
    body: { ...cardFields, ...(picture ? { card_img_id: await picture(place) } : {}) },
  })

/** A call about a conversation, which is named in its address. */
const aboutThread = (body?: object, thread: (place: RowContext) => Promise<number> = aThread): Row => {
  const asked = (id: number): RequestParts => ({ params: { id }, ...(body ? { body } : {}) })
  const ask: Make = async (place) => asked(await thread(place))
  return { ask, owned: [{ what: 'a conversation', anothers: ask, missing: () => asked(none) }] }
}
const answering =
  (thread: (place: RowContext) => Promise<number> | number): Make =>
  async (place) => {
    const { client_id, text } = aMessage(place)
    return { body: { client_id, text, thread_id: await thread(place) } }
  }
/** A row for every call. A call without one fails the tests that read this. */
export const rows: Record<string, Row> = {
  getProfile: { ask: nothing, varies: true },
  patchProfile: { ask: () => ({ body: { company: '远帆', real_name: '林舟', country_code: 'CN' } }) },
  changePassword: {
    ask: () => ({
      body: { old_password: testPassword, password: another, password_confirmation: another },
    }),
  },
  addPhone: { ask: addingPhone },
  getCaptcha: { ask: nothing, varies: true },
  login: { ask: signingIn, varies: true },
  smsLogin: {
    ask: async (place) => ({ body: await withCode(place, { phone: place.owner.phone }, 'login') }),
    varies: true,
  },
  mailLogin: {
    ask: async (place) => ({ body: await withCode(place, { email: place.owner.email }, 'login') }),
    varies: true,
  },
  register: {
    ask: async (place) => {
      const who = { real_name: '林舟', country_code: 'CN', company: '远帆', password: another }
      return { body: { ...who, ...(await withCode(place, aNewcomer(), 'register')) } }
    },
    varies: true,
  },
  sendSmsCode: { ask: ({ owner }) => ({ body: { phone: owner.phone } }) },
  sendMailCode: { ask: ({ owner }) => ({ body: { email: owner.email } }) },
  resetPassword: {
    ask: async (place) => {
      const passwords = { password: testPassword, password_confirmation: testPassword }
      return { body: { ...(await withCode(place, { phone: place.owner.phone }, 'reset')), ...passwords } }
    },
  },
  refresh: { ask: withRefreshCookie, varies: true },
  logout: { ask: withRefreshCookie },
  createSceneToken: { ask: nothing, varies: true },
  createRtmToken: { ask: nothing, varies: true },
  getSsoTicket: { ask: () => ({ query: { audience: ssoSite.audience } }), varies: true },
  redeemSsoTicket: {
    ask: async (place) => ({ body: { ...ssoSite, sso_ticket: await aTicket(place) } }),
  },
  ...deskRows,
  getCompanyRtm: { ask: ({ world }) => ({ params: { id: world.companyId } }) },
  exportAccount: { ask: nothing },
  deleteAccount: { ask: () => ({ body: { password: testPassword } }) },

  getMyCard: { ask: nothing },
  patchMyCard: {
    ask: patchingCard((place) => cardOf(place, place.owner), pictureOf),
    owned: [
      {
        what: 'a card',
        anothers: patchingCard((place) => cardOf(place, place.owner)),
        missing: patchingCard(() => none),
      },
      {
        what: 'a picture',
        anothers: patchingCard((place) => cardOf(place, place.caller), pictureOf),
        missing: patchingCard(
          (place) => cardOf(place, place.caller),
          () => 'no-such-file',
        ),
      },
    ],
  },
  listReceivedCards: { ask: nothing },
  exportReceivedCards: { ask: () => ({ query: { format: 'csv' } }) },
  cancelCards: {
    ask: cancelling,
    owned: [{ what: 'an exchange', anothers: cancelling, missing: () => ({ params: { ids: none } }) }],
  },
  switchCard: {
    ask: ({ world }) => ({ body: { exhibition_id: world.exhibitionId, card_id: world.contactId } }),
  },

  listProductFavourites: { ask: nothing },
  markProduct: marking('exh_product'),
  unmarkProduct: unmarking('exh_product'),
  unmarkProductFavourites: unmarkingRecords('exh_product'),
  listCompanyFavourites: { ask: nothing },
  markCompany: marking('exh_company'),
  unmarkCompany: unmarking('exh_company'),
  unmarkCompanyFavourites: unmarkingRecords('exh_company'),
  listVideoFavourites: { ask: nothing },
  markVideo: marking('resource'),
  unmarkVideo: unmarking('resource'),
  unmarkVideoFavourites: unmarkingRecords('resource'),
  listDocumentFavourites: { ask: nothing },
  markDocument: marking('com_doc'),
  unmarkDocuments: unmarking('com_doc'),
  listSessionFavourites: { ask: nothing },
  markSession: marking('session'),
  unmarkSession: unmarking('session'),
  unmarkSessionFavourites: unmarkingRecords('session'),
  exportSessionFavourites: { ask: nothing },
  getCalendarFeed: { ask: nothing },
  renewCalendarFeed: { ask: nothing, varies: true },
  withdrawCalendarFeed: { ask: nothing },

  uploadAttachment: {
    ask: () => ({ form: { name: 'card.png', type: 'image/png', bytes: onePixel } }),
    varies: true,
  },
  getSnapshots: {
    ask: async (place) => ({ params: { ids: await pictureOf(place) } }),
    owned: [
      {
        what: 'a file',
        anothers: async (place) => ({ params: { ids: await pictureOf(place) } }),
        missing: () => ({ params: { ids: 'no-such-file' } }),
      },
    ],
  },

  sendMessage: {
    ask: (place) => ({ body: aMessage(place) }),
    owned: [
      { what: 'a conversation', anothers: answering(aThread), missing: answering(() => none) },
      {
        what: 'a picture',
        anothers: async (place) => ({ body: { ...aMessage(place), picture: await pictureOf(place) } }),
        missing: (place) => ({ body: { ...aMessage(place), picture: 'no-such-file' } }),
      },
    ],
  },
  listThreads: { ask: nothing },
  getThread: aboutThread(),
  listHistory: aboutThread(),
  listHeads: { ask: nothing },
  markRead: aboutThread({ sequence: 1 }),
  blockThread: aboutThread({ blocked: true }),
  reportThread: aboutThread({ reason: '广告' }),
  takeThread: aboutThread({}, aThreadOfCompany),
  lookAtMailChoice: { ask: (place) => ({ body: { token: aMailToken(place) } }) },
  chooseMails: { ask: (place) => ({ body: { token: aMailToken(place), wanted: true } }) },

  contactOrganiser: {
    ask: ({ world, owner }) => ({
      body: {
        name: '林舟',
        country: 'CN',
        email: owner.email,
        phone: owner.phone,
        exhibition_id: world.exhibitionId,
      },
    }),
  },
  logView: { ask: ({ world }) => ({ body: { exhibition_id: world.exhibitionId } }), varies: true },
  listExhibitions: { ask: nothing },
  getExhibition: { ask: ({ world }) => ({ params: { id: world.exhibitionId } }) },
  listExhibitors: { ask: nothing },
  getExhibitor: { ask: ({ world }) => ({ params: { id: world.companyId } }) },
  listProducts: { ask: nothing },
  listSimilar: { ask: ({ world }) => ({ query: { kind: 'exhibitor', id: world.companyId } }) },
  listForYou: {
    ask: ({ world }) => ({ body: { seen: [{ kind: 'product', id: world.exhibitionProductId }] } }),
  },
  suggest: { ask: () => ({ query: { search: '鱿鱼' } }) },
  getProduct: { ask: ({ world }) => ({ params: { id: world.exhibitionProductId } }) },
  listBoothResources: {
    ask: ({ world }) => ({ query: { type: 'video', hall_id: world.exhibitorId } }),
  },
  listBoothDocuments: { ask: ({ world }) => ({ query: { company_id: world.companyId } }) },
  getHallPlan: { ask: ({ world }) => ({ query: { exhibition_id: world.exhibitionId } }) },
  getBoothWall: { ask: () => ({ query: { areaDate: 'first' } }) },
  listPanos: { ask: nothing },
  getSchedule: { ask: ({ world }) => ({ query: { exhibition_id: world.exhibitionId } }) },
  listGuests: { ask: nothing },
  getDocument: { ask: ({ world }) => ({ query: { com_doc_id: world.documentId } }) },
  listLiveSessions: { ask: nothing },
  watchSession: {
    ask: ({ world }) => ({ body: { session_id: world.sessionId } }),
    varies: true,
  },
  listNotices: { ask: nothing },
  listCountries: { ask: nothing },
  listAreas: { ask: () => ({ query: { parent: '330000' } }) },
}
