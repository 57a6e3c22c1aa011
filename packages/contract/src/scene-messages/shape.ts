import { largestId } from '../ids.ts'

/** Whether a value is what a field may hold. */
export type Test = (value: unknown) => boolean

/** The fields of one kind of message besides `v` and `type`: all of `needs` and at most those of `may`. */
export interface Shape {
  readonly needs: Readonly<Record<string, Test>>
  readonly may?: Readonly<Record<string, Test>>
  /** What the fields owe each other. */
  readonly together?: (message: Readonly<Record<string, unknown>>) => boolean
}

/** The version every message of ours carries on the wire. */
export const messageVersion = 1

/** Ids of the fair: what the calls take, so that nothing a scene says can make an address that is none. */
export const isId: Test = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestId

export const oneOf =
  (words: readonly string[]): Test =>
  (value) =>
    typeof value === 'string' && words.includes(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message without its version, if it is exactly one of these shapes; else undefined. */
export function readShaped<Message extends { type: string }>(
  shapes: Readonly<Record<Message['type'], Shape>>,
  value: unknown,
): Message | undefined {
  if (!isRecord(value)) return undefined
  const { v, type, ...fields } = value
  if (v !== messageVersion || typeof type !== 'string' || !Object.hasOwn(shapes, type)) return undefined
  const { needs, may = {}, together }: Shape = shapes[type as Message['type']]
  const passes = (field: string, fieldValue: unknown) => {
    const test = Object.hasOwn(needs, field)
      ? needs[field]
      : Object.hasOwn(may, field)
        ? may[field]
        : undefined
    return test?.(fieldValue) === true
  }
  if (!Object.entries(fields).every(([field, fieldValue]) => passes(field, fieldValue))) return undefined
  if (!Object.keys(needs).every((field) => Object.hasOwn(fields, field))) return undefined
  if (together && !together(fields)) return undefined
  return { type, ...fields } as unknown as Message
}
