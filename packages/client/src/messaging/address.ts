import type { SendMessageBody } from '@tradefloor/contract'

/** To whom: a conversation, or a company at an exhibition, with which a visitor has one or begins one. */
export type To = { thread_id: number } | { exhibition_id: number; company_id: number }

/** What a message carries: words, and at most one thing. */
export type Parts = Pick<SendMessageBody, 'text' | 'picture' | 'exhibition_product_id' | 'com_doc_id'>

/** Under which name drafts are kept and messages wait. */
export const nameOf = (to: To): string =>
  'thread_id' in to ? String(to.thread_id) : `${to.exhibition_id}/${to.company_id}`

export const isBlank = ({ text = '', ...things }: Parts): boolean =>
  text.trim() === '' && Object.values(things).every((thing) => thing === undefined)
