import { type AnyCall, type FirstAnswers, firstAnswersId, questionOf } from '@tradefloor/contract'

/** As much of a document as is read here. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null
}

/** What was asked, as far as it tells one question from another. */
interface Question {
  params?: unknown
  query?: unknown
}

export interface FirstAnswerShelf {
  /** The answer that came with the page, once; undefined when there is none. */
  take(call: AnyCall, question: Question): unknown
}

interface Options {
  /** A page out of the browser's history brings answers of the day it was first opened. */
  isOld?: boolean
  now?: () => number
}

/** Whoever asks later than this wants to know how things stand, not how they stood. */
const goodForMs = 30_000

/** The answers in the page. Each serves once: who asks again asks the server. */
export function firstAnswersIn(
  page: Page,
  { isOld = false, now = Date.now }: Options = {},
): FirstAnswerShelf {
  const text = isOld ? '' : page.getElementById(firstAnswersId)?.textContent?.trim()
  const answers = new Map(Object.entries(text ? (JSON.parse(text) as FirstAnswers) : {}))
  const until = now() + goodForMs
  return {
    take(call, { params, query }) {
      if (answers.size === 0) return undefined
      if (now() >= until) answers.clear()
      const question = questionOf(call, params, query)
      const answer = answers.get(question)
      answers.delete(question)
      return answer
    },
  }
}
