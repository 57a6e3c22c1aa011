import type { AnyCall } from './call.ts'

/**
 * Answers that a page brings along, each under its question: those its first screen would otherwise wait for. The
 * server writes them into the document, the client takes each once. They are what every guest is told.
 */
export type FirstAnswers = Readonly<Record<string, unknown>>

/** The element of a document that holds them. */
export const firstAnswersId = 'first-answers'

/** A question in one spelling, whichever order its words came in. */
export function questionOf(call: Pick<AnyCall, 'name'>, params: unknown, query: unknown): string {
  return [call.name, ...words(':', params), ...words('', query)].join(' ')
}

const words = (mark: string, fields: unknown) =>
  Object.entries(fields ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${mark}${name}=${value}`)
    .sort()
