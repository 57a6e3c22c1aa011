import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * As much of fetch as a call to our own server needs. The real one costs this process as much as the answer costs the
 * server, and thousands of people would wait for the bench that plays them.
 */
export const leanFetch = (async (address: string, { method, headers, body, signal }: RequestInit = {}) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      address,
      {
        agent,
        method: method ?? 'GET',
        headers: headers as Record<string, string>,
        signal: signal ?? undefined,
      },
      resolve,
    )
    asked.once('error', reject)
    asked.end(body ?? undefined)
  })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return new Response(Buffer.concat(parts), {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
  })
}) as typeof fetch
