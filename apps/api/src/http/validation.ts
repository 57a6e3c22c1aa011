import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'
import { findUnstorable } from './storable-text.ts'

const strict = { removeAdditional: false as const, useDefaults: true, allErrors: false, strict: false }

// Addresses carry text, so numbers in them are read from it; a body says what it means and is taken literally.
const address = compileOnce(new Ajv({ ...strict, coerceTypes: true }))
const body = compileOnce(new Ajv({ ...strict, coerceTypes: false }))

/** The same schema is compiled once a process, whichever call and whichever app has it. */
function compileOnce(ajv: Ajv) {
  const compiled = new Map<string, ValidateFunction>()
  return (schema: object) => {
    const key = JSON.stringify(schema)
    const fits = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, fits)
    return fits
  }
}

export function registerValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    andStorable((httpPart === 'body' ? body : address)(schema as object)),
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
