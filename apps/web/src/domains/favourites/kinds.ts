import {
  type Call,
  type MarkCompanyBody,
  type MarkDocumentBody,
  type MarkProductBody,
  type MarkSessionBody,
  type MarkVideoBody,
  type MessageReply,
  markCompany,
  markDocument,
  markProduct,
  markSession,
  markVideo,
  type Nothing,
  unmarkCompany,
  unmarkDocuments,
  unmarkProduct,
  unmarkSession,
  unmarkVideo,
} from '@tradefloor/contract'

/** What the calls of each kind are told. */
interface Bodies {
  exhibitor: MarkCompanyBody
  product: MarkProductBody
  video: MarkVideoBody
  document: MarkDocumentBody
  session: MarkSessionBody
}

export type FavouriteKind = keyof Bodies

/** One thing that a visitor may mark. */
export type Favourite = { [Kind in FavouriteKind]: { kind: Kind; body: Bodies[Kind] } }[FavouriteKind]

type MarkCall = Call<Nothing, Nothing, unknown, MessageReply>

interface KindRow {
  mark: MarkCall
  unmark: MarkCall
  /** A guest who presses the star is taken to the sign-in page at once, and not only told of it. */
  takesGuestsToSignIn: boolean
  /** How lists carry it: the field with the star, and which of their fields has what the body says. */
  flag: 'is_store' | 'is_mark'
  same: Readonly<Record<string, string>>
  /** A field that only lists of this kind have. */
  among: string
}

export const kinds: Readonly<Record<FavouriteKind, KindRow>> = {
  exhibitor: {
    mark: markCompany,
    unmark: unmarkCompany,
    takesGuestsToSignIn: false,
    flag: 'is_store',
    same: { exhibition_id: 'exhibition_id', 'company.id': 'company_id' },
    among: 'vhall',
  },
  product: {
    mark: markProduct,
    unmark: unmarkProduct,
    takesGuestsToSignIn: true,
    flag: 'is_store',
    same: { id: 'exhibition_product_id' },
    among: 'product',
  },
  video: {
    mark: markVideo,
    unmark: unmarkVideo,
    takesGuestsToSignIn: true,
    flag: 'is_mark',
    same: { exhibition_id: 'exhibition_id', fileId: 'resource_id' },
    among: 'fileId',
  },
  document: {
    mark: markDocument,
    unmark: unmarkDocuments,
    takesGuestsToSignIn: false,
    flag: 'is_mark',
    same: { com_doc_id: 'com_doc_id' },
    among: 'com_doc_id',
  },
  session: {
    mark: markSession,
    unmark: unmarkSession,
    takesGuestsToSignIn: false,
    flag: 'is_mark',
    same: { id: 'session_id' },
    among: 'live_status',
  },
}

export const isKind = (name: unknown): name is FavouriteKind =>
  typeof name === 'string' && Object.hasOwn(kinds, name)
