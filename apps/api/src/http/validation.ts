import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'

const strict = { removeAdditional: false as const, useDefaults: true, allErrors: false, strict: false }

/** Addresses carry text, so numbers in them are read from it; a body says what it means and is taken literally. */
export function registerValidation(app: FastifyInstance) {
  const address = new Ajv({ ...strict, coerceTypes: true })
  const body = new Ajv({ ...strict, coerceTypes: false })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  )
}
