interface Described {
  about: string
  default?: string
}

export type Setting = Described &
  (
    | { kind: 'text' }
    | { kind: 'switch' }
    | { kind: 'port' }
    | { kind: 'instant' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'url'; schemes: readonly string[] }
    | { kind: 'choice'; of: readonly string[] }
  )

type Value<S extends Setting> = S['kind'] extends 'port' | 'number'
  ? number
  : S['kind'] extends 'switch'
    ? boolean
    : S['kind'] extends 'instant'
      ? Date
      : S extends { kind: 'choice'; of: readonly (infer Choice)[] }
        ? Choice
        : string

export type Values<Table extends Record<string, Setting>> = {
  [Name in keyof Table]: Table[Name] extends { default: string }
    ? Value<Table[Name]>
    : Value<Table[Name]> | null
}

export type Faults = { name: string; problem: string }[]

export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig'

  constructor(readonly faults: Faults) {
    super(
      ['The settings have faults:', ...faults.map(({ name, problem }) => `  ${name}: ${problem}`)].join('\n'),
    )
  }
}

/** Reads every setting of the table; throws once, with all faults, so that one restart is enough to fix them. */
export function readSettings<const Table extends Record<string, Setting>>(
  table: Table,
  environment: Record<string, string | undefined>,
): Values<Table> {
  const faults: Faults = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(table)) {
    const text = environment[name]?.trim() || setting.default
    if (text === undefined) {
      values[name] = null
      continue
    }
    const read = readOne(setting, text)
    if ('problem' in read) faults.push({ name, problem: read.problem })
    else values[name] = read.value
  }
  if (faults.length > 0) throw new InvalidConfig(faults)
  return values as Values<Table>
}

type Read = { value: unknown } | { problem: string }

function readOne(setting: Setting, text: string): Read {
  switch (setting.kind) {
    case 'text':
      return { value: text }
    case 'switch':
      if (/^(on|true|1|yes)$/i.test(text)) return { value: true }
      if (/^(off|false|0|no)$/i.test(text)) return { value: false }
      return { problem: `“${text}” is neither on nor off` }
    case 'port':
      return wholeNumber(text, 0, 65_535)
    case 'number':
      return wholeNumber(text, setting.min, setting.max)
    case 'choice':
      if (setting.of.includes(text)) return { value: text }
      return { problem: `“${text}” is not one of ${setting.of.join(', ')}` }
    case 'instant': {
      const instant = new Date(text)
      if (Number.isNaN(instant.getTime()))
        return { problem: `“${text}” is not a moment such as 2026-11-15T08:00:00+08:00` }
      return { value: instant }
    }
    case 'url':
      return url(text, setting.schemes)
  }
}

function wholeNumber(text: string, min: number, max: number): Read {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return { value }
  return { problem: `“${text}” is not a whole number from ${min} to ${max}` }
}

/** The text is not repeated in the message: an address may carry a password. */
function url(text: string, schemes: readonly string[]): Read {
  try {
    if (schemes.includes(new URL(text).protocol.slice(0, -1))) return { value: text }
  } catch {
    // falls through to the one answer for all bad addresses
  }
  return {
    problem: `is not an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  }
}
