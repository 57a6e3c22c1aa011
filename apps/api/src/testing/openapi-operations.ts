import * as contract from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'

/** As much of JSON Schema as the description uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** One call as a stranger reads it in /api/openapi.json, and who may use it. */
export interface Operation {
  name: string
  method: contract.AnyCall['method']
  /** With {name} for each path parameter. */
  path: string
  who: contract.Who
  parameters: Parameter[]
  body: Schema | null
  bodyType: string
  reply: Schema
  replyType: string
}

type Content = Record<string, { schema?: Schema }>
interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const isCall = (value: unknown): value is contract.AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value

/** Every call of the contract, whether or not it is served. */
export const contractCalls = Object.values<unknown>(contract).filter(isCall)

/** Every call that is served, read from the description that everyone can read. */
export async function readOperations(app: Pick<FastifyInstance, 'inject'>): Promise<Operation[]> {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(path, method, described)),
  )
}

function toOperation(path: string, method: string, described: Described): Operation {
  const call = contractCalls.find(({ name }) => name === described.operationId)
  if (!call) throw new Error(`${described.operationId} is described but is no call of the contract`)
  const [bodyType, body] = firstOf(described.requestBody?.content)
  const [replyType, reply] = firstOf(described.responses['200']?.content)
  return {
    name: call.name,
    method: method.toUpperCase() as Operation['method'],
    path,
    who: call.who,
    parameters: described.parameters ?? [],
    body: body ?? null,
    bodyType,
    reply: reply ?? {},
    replyType,
  }
}

function firstOf(content: Content = {}): [string, Schema | undefined] {
  const [type = '', described] = Object.entries(content)[0] ?? []
  return [type, described?.schema]
}
