import type { Language, Refusal } from '@tradefloor/contract'
import { CallError } from './call-error.ts'
import { words } from './words.ts'

type Body = { res?: number } & Partial<Omit<Refusal, 'res'>>

export interface Answer {
  status: number
  retryAfter: string | null
  body: Body
}

export async function read(response: Response): Promise<Answer> {
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
