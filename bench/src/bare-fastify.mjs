// The baseline of the http bench: Fastify with one route that sends the same bytes from memory, and nothing else.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const [, , port, file] = process.argv
const bytes = readFileSync(file ?? '')
const app = Fastify()
app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes))
await app.listen({ port: Number(port), host: '127.0.0.1' })
