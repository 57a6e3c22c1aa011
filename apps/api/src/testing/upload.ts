import type { Visitor } from './builders.ts'
import { signed } from './signed-request.ts'
import type { TestApp } from './test-app.ts'

interface Part {
  name: string
  bytes: Buffer | string
  fileName?: string
  type?: string
}

const boundary = 'a-boundary-nobody-uses'
export const formType = `multipart/form-data; boundary=${boundary}`

export const form = (parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, bytes, fileName, type }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"`),
      Buffer.from(type === undefined ? '\r\n\r\n' : `\r\ncontent-type: ${type}\r\n\r\n`),
      Buffer.from(bytes as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** A form sent to the attachment call as a browser does. Its signature covers an empty body. */
export function sendForm(
  fair: TestApp,
  visitor: Visitor | null,
  payload: Buffer | string,
  headers: Record<string, string> = {},
) {
  const request = {
    method: 'POST',
    path: '/api/storage/v1/attachment',
    headers: { 'content-type': formType, ...headers },
  }
  const signer = { platform: fair.config.platform, signingKey: fair.signingKey, now: fair.clock.now() }
  return fair.app.inject({ ...signed(visitor ? visitor.as(request) : request, signer), payload })
}

/** A piece of a file, sent to the desk. */
export function sendPart(
  fair: TestApp,
  person: Visitor,
  { id, offset, bytes, cutTo }: { id: string; offset: number; bytes: Buffer; cutTo?: number },
) {
  const payload = form([{ name: 'file', bytes, fileName: 'part', type: 'application/octet-stream' }])
  const path = `/api/desk/v1/upload/${id}/part/${offset}`
  const request = { method: 'POST', path, headers: { 'content-type': formType } }
  const signer = { platform: fair.config.platform, signingKey: fair.signingKey, now: fair.clock.now() }
  return fair.app.inject({ ...signed(person.as(request), signer), payload: payload.subarray(0, cutTo) })
}

/** One picture, under whatever name it claims. */
export const upload = (fair: TestApp, visitor: Visitor | null, bytes: Buffer, fileName = 'card.png') =>
  sendForm(fair, visitor, form([{ name: 'file', bytes, fileName, type: 'image/png' }]))
