// The baseline of the http and live benches: Fastify that sends the same bytes from memory, and nothing else.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [, , port, file, second] = process.argv
const bytes = readFileSync(file ?? '')
const app = Fastify()
if (second) {
  const others = readFileSync(second)
  app.get('/second', (_, reply) => reply.type('application/vnd.apple.mpegurl').send(others))
}
app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes))
await app.listen({ port: Number(port), host: '127.0.0.1' })
