import { largestId } from '@tradefloor/contract'
import { escaped } from '../http/escaped-text.ts'
import type { Parameter, Schema } from './openapi-document.ts'

/** A type with its limits, in few words. */
export function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  return [[schema.type].flat().join(' | '), ...limits(schema)].join(' ').trim()
}

function limits({ minimum, maximum, minLength, maxLength, pattern }: Schema): string[] {
  const parts: string[] = []
  if (minimum !== undefined && maximum !== undefined && maximum < largestId)
    parts.push(`${minimum}–${maximum}`)
  else if (minimum !== undefined) parts.push(`≥ ${minimum}`)
  if (maxLength !== undefined) parts.push(`${minLength ?? 0}–${maxLength} characters`)
  // A long one says which signs are not taken, which nobody reads here.
  if (pattern && pattern.length <= 60) parts.push(`/${pattern}/`)
  return parts
}

const need = (isNeeded: boolean | undefined) => (isNeeded ? '✓' : '')

export const parameterTable = (parameters: Parameter[]) =>
  table(
    ['Name', 'In', 'Type', 'Needed', 'About'],
    parameters.map(({ name, in: place, required, schema, description }) => [
      `<code>${escaped(name)}</code>`,
      escaped(place),
      `<small>${escaped(typeOf(schema))}</small>`,
      need(required),
      escaped(description),
    ]),
  )

export const bodyTable = ({ properties = {}, required = [] }: Schema) =>
  table(
    ['Name', 'Type', 'Needed', 'About'],
    Object.entries(properties).map(([name, field]) => [
      `<code>${escaped(name)}</code>`,
      `<small>${escaped(typeOf(field))}</small>`,
      need(required.includes(name)),
      escaped(field.description),
    ]),
  )

/** What an answer holds, one list inside another. */
export function fieldTree(schema: Schema): string {
  const inner = schema.items ?? schema
  if (!inner.properties) return ''
  const rows = Object.entries(inner.properties).map(([name, field]) => {
    const optional = inner.required?.includes(name) ? '' : ' <i>optional</i>'
    const about = field.description ? ` – ${escaped(field.description)}` : ''
    return `<li><code>${escaped(name)}</code> <small>${escaped(typeOf(field))}</small>${optional}${about}${fieldTree(field)}</li>`
  })
  return `<ul>${rows.join('')}</ul>`
}

export function table(heads: string[], rows: string[][]): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table><thead>${row(heads, 'th')}</thead><tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('')}</tbody></table></div>`
}
