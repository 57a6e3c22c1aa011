import type { AnyCall, FirstAnswers } from '@tradefloor/contract'
import { questionOf } from '@tradefloor/contract'
import { type Html, jsonText } from './html.ts'

/** All that the server says of a page, in one language. */
export interface PageContent {
  /** Before the site's own. */
  title?: string
  description: string
  /** Where it is known by outside, without the language; null for what nobody should find there. */
  address: string | null
  /** Nobody could be asked: that says nothing about whether the page should be found. */
  isUnread?: true
  /** A file of the fair, to go with a link to the page. */
  picture?: string
  /** The same for programs, in the words of schema.org. */
  data?: object
  /** The same for people: what a reader without scripts gets. */
  facts: Html
  /** What the page will ask first. */
  answers: FirstAnswers
}

/** A page may bring this much along; beyond it, asking is quicker than waiting for the document. */
const mostAnswerBytes = 98_304

type Answered = readonly [call: AnyCall, asked: { params?: object; query?: object }, reply: unknown]

/** The answers under their questions, the first ones first for as long as there is room. */
export function bringAlong(answers: readonly Answered[]): FirstAnswers {
  let room = mostAnswerBytes
  const brought: Record<string, unknown> = {}
  for (const [call, { params, query }, reply] of answers) {
    const size = jsonText(reply).length
    if (size > room) continue
    room -= size
    brought[questionOf(call, params, query)] = reply
  }
  return brought
}
