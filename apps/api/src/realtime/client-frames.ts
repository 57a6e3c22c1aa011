import type { ClientFrame } from '@tradefloor/contract'
import { clientFrames } from '@tradefloor/contract/schemas'
import { Ajv } from 'ajv'
import { findUnstorable } from '../http/storable-text.ts'

// As bodies of calls are checked: a text is as long here as it is there.
const ajv = new Ajv({ removeAdditional: false, coerceTypes: false, strict: false })
const fits = new Map(Object.entries(clientFrames).map(([type, schema]) => [type, ajv.compile(schema)]))

/** A frame of ours, or nothing. */
export function readClientFrame(text: string): ClientFrame | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { type } = (value ?? {}) as { type?: unknown }
  const check = typeof type === 'string' ? fits.get(type) : undefined
  if (!check?.(value) || findUnstorable(value)) return undefined
  return value as ClientFrame
}
