import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'
import { findUnstorable } from './storable-text.ts'

const strict = { removeAdditional: false as const, useDefaults: true, allErrors: false, strict: false }

// Of the process, not of an app: what was compiled of a schema is used by every call and every app that has it.
const address = new Ajv({ ...strict, coerceTypes: true })
const body = new Ajv({ ...strict, coerceTypes: false })

/** Addresses carry text, so numbers in them are read from it; a body says what it means and is taken literally. */
export function registerValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    andStorable((httpPart === 'body' ? body : address).compile(schema as object)),
  )
}

/** Whatever a schema says of a text, it must be one that can be kept. */
function andStorable(fits: ValidateFunction) {
  const validate = (value: unknown) => {
    validate.errors = undefined as ValidateFunction['errors']
    if (!fits(value)) {
      validate.errors = fits.errors
      return false
    }
    const fault = findUnstorable(value)
    return fault ? { error: new Problem('bad_input', { fields: [fault] }) } : true
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}
