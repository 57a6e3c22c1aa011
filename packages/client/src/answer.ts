import type { Language, Refusal } from '@tradefloor/contract'
import { CallError } from './call-error.ts'
import { words } from './words.ts'

type Body = { res?: number } & Partial<Omit<Refusal, 'res'>>

export interface Answer {
  status: number
  retryAfter: string | null
  body: Body
  /** What came instead of an envelope, from the calls that give a file. */
  file?: string | Blob
}

/** The kinds of files that calls give. Anything else that is not JSON is a proxy's, and not ours. */
const isFile = /^text\/(?:csv|vcard|calendar)\b/
const isWorkbook = /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\b/

export async function read(response: Response): Promise<Answer> {
  if (response.ok && isFile.test(response.headers.get('content-type') ?? '')) {
    // With the mark at its beginning by which spreadsheets know how it is written; text() would take it away.
    const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return { status: response.status, retryAfter: null, body: {}, file }
  }
  if (response.ok && isWorkbook.test(response.headers.get('content-type') ?? ''))
    return { status: response.status, retryAfter: null, body: {}, file: await response.blob() }
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    // A proxy's own error page is not ours to show; a broken body of a good answer is a network fault.
    if (response.ok) throw cause
  }
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: typeof body === 'object' && body !== null ? (body as Body) : {},
  }
}

export function refusal({ status, retryAfter, body }: Answer, language: Language): CallError {
  const seconds = Number(retryAfter)
  return new CallError('refused', body.errMes || body.mes || words.failed[language], {
    status,
    errCode: body.errCode,
    requestId: body.request_id,
    retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  })
}
