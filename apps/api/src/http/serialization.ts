import Fastify, { type FastifyInstance } from 'fastify'

type Compile = NonNullable<FastifyInstance['serializerCompiler']>

/** What fastify compiles with; it tells after it has compiled something. */
async function compilerOfFastify(): Promise<Compile> {
  const probe = Fastify()
  probe.get('/', { schema: { response: { 200: { type: 'string' } } } }, async () => '')
  await probe.ready()
  if (!probe.serializerCompiler) throw new Error('fastify compiles no answers')
  return probe.serializerCompiler
}

let compiler: Promise<Compile> | undefined
const compiled = new WeakMap<object, ReturnType<Compile>>()

/** Each schema is compiled once a process: every call answers with the same refusals, and tests build many apps. */
export async function registerSerialization(app: FastifyInstance) {
  compiler ??= compilerOfFastify()
  const compile = await compiler
  app.setSerializerCompiler((route) => {
    const serialize = compiled.get(route.schema) ?? compile(route)
    compiled.set(route.schema, serialize)
    return serialize
  })
}
