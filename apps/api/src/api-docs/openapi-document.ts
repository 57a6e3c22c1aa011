// As much of the description as is read here: JSON Schema and OpenAPI know more.

export interface Schema {
  type?: string | string[]
  format?: string
  description?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export interface Example {
  summary: string
  value: unknown
}

export interface Media {
  schema: Schema
  examples?: Record<string, Example>
}
export type Content = Record<string, Media>

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  description?: string
  example?: unknown
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

export interface OpenApiDocument {
  info: { title: string; version: string; description?: string }
  components?: { securitySchemes?: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}

export const jsonOf = (content: Content | undefined): Media | undefined => content?.['application/json']

/** What a call answers when it succeeds; a refusal that comes with 200 stands beside it. */
export const successOf = ({ anyOf, ...schema }: Schema): Schema => anyOf?.[0] ?? schema
