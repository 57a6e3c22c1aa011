import type { Language } from '@tradefloor/contract'
import { numbers, words } from './example-words.ts'
import type { Schema } from './openapi-document.ts'

/** Names that only wrap what they hold, and say nothing of it. */
const wrappings = new Set(['list', 'data', 'cn', 'zh', 'en', 'locales', 'body'])

/** What a value is called: by the thing it belongs to, by the call, by its own name. */
const namesOf = (path: string[]) => {
  const told = path.filter((part) => !wrappings.has(part)).map((part) => part.replace(/_en$/, ''))
  const name = told.at(-1) ?? ''
  return [told.at(-2), told[0]].map((owner) => `${owner}.${name}`).concat(name)
}

/**
 * A value that fits a schema and looks like one of the fair's: from the schema's own examples, else by the names that
 * lead to it, of which the first is the call's. The same question has the same answer always.
 */
export function exampleOf(schema: Schema, language: Language, path: string[]): unknown {
  const { examples, anyOf } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return fittingEnum(schema.enum, language)
  if (examples?.length) return language === 'en' ? examples.at(-1) : examples[0]
  if (schema.default !== undefined) return schema.default
  if (anyOf) return exampleOf(anyOf.find(({ type }) => type !== 'null') ?? {}, language, path)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, language, path)
    case 'array':
      return [exampleOf(schema.items ?? {}, language, path)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return numberOf(schema, path)
    case 'string':
      return wordOf(language, path)
    default:
      return null
  }
}

const fittingEnum = (values: unknown[], language: Language) =>
  values.find((value) => value === language) ?? values[0]

function objectOf({ properties = {}, required = [] }: Schema, language: Language, path: string[]) {
  // Where either contact will do, each language shows one: a text message reaches Chinese numbers only.
  const eitherContact = ['phone', 'email'].every((name) => name in properties && !required.includes(name))
  const left = eitherContact ? (language === 'zh' ? 'email' : 'phone') : null
  const fields = Object.entries(properties).filter(([name]) => name !== left)
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      exampleOf(field, languageOf(name, properties, language), [...path, name]),
    ]),
  )
}

/** A field with a twin is in the language of its name; any other in the reader's. */
function languageOf(name: string, siblings: Record<string, Schema>, language: Language): Language {
  if (name === 'en' || name.endsWith('_en')) return 'en'
  return name === 'cn' || name === 'zh' || `${name}_en` in siblings || 'locales' in siblings ? 'zh' : language
}

function numberOf({ minimum, maximum }: Schema, path: string[]): number {
  const known = namesOf(path)
    .map((name) => numbers[name])
    .find((value) => value !== undefined)
  const value = known ?? minimum ?? 1
  return Math.min(Math.max(value, minimum ?? value), maximum ?? value)
}

function wordOf(language: Language, path: string[]): string {
  const word = namesOf(path)
    .map((name) => words[name])
    .find((one) => one !== undefined)
  return typeof word === 'object' ? word[language] : (word ?? '')
}
