import { largestId } from '@tradefloor/contract'
import { ProfileChanges } from '@tradefloor/contract/schemas'
import { type TSchema, Type } from 'typebox'
import { Locale } from 'typebox/system'
import Schema from 'typebox/value'
import { problem, type Reading } from './reading.ts'
import { isUnprintable } from './unprintable.ts'
import type { Value } from './values.ts'

const share = { minimum: 0, maximum: 1 }
const Slides = Type.Array(
  Type.Object(
    {
      image: Type.String({ minLength: 1, maxLength: 500 }),
      hotspots: Type.Array(
        Type.Object(
          {
            x: Type.Number(share),
            y: Type.Number(share),
            width: Type.Number(share),
            height: Type.Number(share),
            company: Type.Integer({ minimum: 1, maximum: largestId }),
            exhibition: Type.Integer({ minimum: 1, maximum: largestId }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 3 },
      ),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 50 },
)

export const readProfile = (text: string) => readJson(ProfileChanges, text)
export const readSlides = (text: string) => readJson(Slides, text)

/** What came out of a JSON file is JSON; whether it is what is wanted is another question. */
function readJson(schema: TSchema, text: string): Reading {
  const value = parsed(text)
  if (value === undefined) return problem('这一栏只能写在 JSON 文件里', 'can only be written in a JSON file')
  const [fault] = Schema.Errors(schema, value)
  if (fault) {
    const at = fault.instancePath || '/'
    if (fault.keyword === 'boolean') return problem(`没有 ${at} 这一项`, `has ${at}, which nobody knows`)
    return problem(`${at} 不对：${Locale.zh_Hans(fault)}`, `is wrong at ${at}: ${Locale.en_US(fault)}`)
  }
  if (hasUnprintable(value))
    return problem('含有不可见的控制字符', 'has control characters that nobody can see')
  return { value: Object.keys(value as object).length === 0 ? null : (value as Value) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In JSON they are written as escapes, and only seen once it is read. */
const hasUnprintable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isUnprintable(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasUnprintable)
