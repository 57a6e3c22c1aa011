import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorName } from '@tradefloor/contract'
import { Problem } from './problem.ts'
import { alwaysSent, type contentPolicies } from './security-headers.ts'

const statuses: Record<string, [string, ErrorName]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'bad_input'],
}

type Policies = Pick<ReturnType<typeof contentPolicies>, 'data'>

/** What is no HTTP never becomes a request: it is refused on the bare connection, in the same shape as everything else. */
export function answerBrokenRequest(policies: Policies) {
  return (error: { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, problem] = statuses[error.code ?? ''] ?? (['400 Bad Request', 'bad_input'] as const)
    refuseOnSocket(socket, status, problem, policies)
  }
}

/** Answers on a connection that no request handles, and closes it. */
export function refuseOnSocket(socket: Socket, status: string, problem: ErrorName, { data }: Policies) {
  const id = randomBytes(9).toString('base64url')
  const body = JSON.stringify(new Problem(problem).toBody('zh', id))
  const headers = {
    ...alwaysSent,
    'content-security-policy': data,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
