import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { toFieldProblem } from './field-problem.ts'
import { Problem } from './problem.ts'

/** The fields of a DELETE come in its body or its address: some proxies and clients drop a DELETE's body. */
export interface DeleteFields {
  names: string[]
  inAddress: Record<string, TSchema>
  inBody: TSchema
  validate: ValidateFunction
}

const ajv = new Ajv({ coerceTypes: false, allErrors: false, strict: false })

export function fieldsOf(schema: TObject): DeleteFields {
  const optional = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, Type.Optional(field as TSchema)]),
  )
  return {
    names: Object.keys(schema.properties),
    inAddress: optional,
    inBody: Type.Union([Type.Object(optional, { additionalProperties: false }), Type.Null()]),
    validate: ajv.compile(schema),
  }
}

/** The two together must make one whole; what is in the body stands. */
export function checkFields({ names, validate }: DeleteFields, request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown>
  const fromAddress = Object.fromEntries(
    names.filter((name) => query[name] !== undefined).map((name) => [name, query[name]]),
  )
  const fields = { ...fromAddress, ...((request.body ?? {}) as object) }
  if (!validate(fields))
    throw new Problem('bad_input', { fields: (validate.errors ?? []).map(toFieldProblem) })
  return fields
}
