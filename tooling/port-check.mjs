import { createServer } from 'node:net'
import { text } from './messages.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Whether the server will be able to listen, asked before minutes are spent on installing, building and loading. Settings
 * that make no sense are the server's to explain.
 * @param {Record<string, string | undefined>} [env]
 */
export async function refuseTakenPort(env = process.env) {
  const port = Number(env.PORT?.trim() || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await whyNotListening(port, env.HOST?.trim() || '127.0.0.1')
  if (code === 'EADDRINUSE') throw new Refusal(text('portTaken', { port, other: port + 1 }))
  if (code === 'EACCES') throw new Refusal(text('portForbidden', { port }))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function whyNotListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
  })
}
