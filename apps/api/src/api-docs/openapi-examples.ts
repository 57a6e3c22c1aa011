import { type AnyCall, type ErrorName, errors, type Language, languages } from '@tradefloor/contract'
import { Problem } from '../http/problem.ts'
import { exampleOf } from './example-of.ts'
import {
  type Example,
  jsonOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  successOf,
} from './openapi-document.ts'

/** What the description of a call is made from, beside its schemas. */
export interface CallFacts {
  call: AnyCall
  /** Those that come with status 200. */
  refusals: ErrorName[]
}

const names: Record<Language, string> = { zh: '中文', en: 'English' }
const signed = { timestamp: [], signature: [] }
const securityOf: Record<AnyCall['who'], Operation['security']> = {
  public: [signed],
  anyone: [signed, { ...signed, visitor: [] }],
  visitor: [{ ...signed, visitor: [] }],
  contact: [{ ...signed, contact: [] }],
  person: [
    { ...signed, visitor: [] },
    { ...signed, contact: [] },
  ],
}

/** The description with who may call and, in both languages, what is sent and what comes back. */
export function withExamples(document: OpenApiDocument, facts: Map<string, CallFacts>): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const known = facts.get(operation.operationId ?? '')
        return [method, known ? describe(operation, known) : operation]
      }),
    ),
  ])
  return {
    ...document,
    components: {
      ...document.components,
      securitySchemes: {
        timestamp: { type: 'apiKey', in: 'header', name: 'x-timestamp' },
        signature: { type: 'apiKey', in: 'header', name: 'x-signature' },
        visitor: { type: 'http', scheme: 'bearer' },
        contact: { type: 'http', scheme: 'bearer' },
      },
    },
    paths: Object.fromEntries(paths),
  }
}

function describe(operation: Operation, facts: CallFacts): Operation {
  const { requestBody, responses, parameters } = operation
  const path = [operation.operationId ?? '']
  const body = jsonOf(requestBody?.content)
  const reply = jsonOf(responses['200']?.content)
  if (body) body.examples = inBoth((language) => exampleOf(successOf(body.schema), language, path))
  if (reply)
    reply.examples = {
      ...inBoth((language) => exampleOf(successOf(reply.schema), language, path)),
      ...refused(facts.refusals, operation),
    }
  const refusals = refusalsOf(facts.call, operation)
  for (const range of ['4XX', '5XX']) {
    const answer = jsonOf(responses[range]?.content)
    const fitting = refusals.filter((name) => String(errors[name].status)[0] === range[0])
    if (answer) answer.examples = refused(fitting, operation)
  }
  return {
    ...operation,
    security: securityOf[facts.call.who] ?? [],
    ...(parameters ? { parameters: parameters.map((one) => withExample(one, path)) } : {}),
  }
}

const inBoth = (make: (language: Language) => unknown): Record<string, Example> =>
  Object.fromEntries(
    languages.map((language) => [language, { summary: names[language], value: make(language) }]),
  )

/** What the contract gave as an example stands beside the schema by now, and goes back into it. */
function withExample(parameter: Parameter, path: string[]): Parameter {
  const { name, example: given } = parameter
  const schema = given === undefined ? parameter.schema : { ...parameter.schema, examples: [given] }
  return { ...parameter, schema, example: exampleOf(schema, 'zh', [...path, name]) }
}

/** What any call may answer, and what one of this kind may. */
export function refusalsOf({ who, method, path }: AnyCall, { requestBody }: Operation): ErrorName[] {
  const fields = Object.keys(jsonOf(requestBody?.content)?.schema.properties ?? {})
  const namesAThing = method !== 'DELETE' && (path.includes('/:') || fields.some((name) => /_id$/.test(name)))
  return [
    'bad_input',
    ...(who === 'public' ? [] : (['not_signed_in'] as const)),
    ...(namesAThing ? (['not_found'] as const) : []),
    'too_many',
    'unavailable',
  ]
}

function refused(refusals: ErrorName[], operation: Operation): Record<string, Example> {
  const entries = refusals.flatMap((name) =>
    languages.map((language): [string, Example] => [
      `${name}_${language}`,
      {
        summary: `${errors[name].status} ${names[language]}`,
        value: bodyOf(name, language, operation),
      },
    ]),
  )
  return Object.fromEntries(entries)
}

function bodyOf(name: ErrorName, language: Language, { parameters = [], requestBody }: Operation) {
  const field =
    jsonOf(requestBody?.content)?.schema.required?.[0] ?? parameters.find((one) => one.required)?.name
  const fields = name === 'bad_input' && field ? { fields: [{ field, problem: 'required' }] } : {}
  return new Problem(name, fields).toBody(language, 'b7Qx1Zk9Tm2a')
}
