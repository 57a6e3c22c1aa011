import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { DamagedBackup, NewerBackup, NotABackup } from './backup-faults.ts'
import { formatName, formatVersion, type Opening } from './backup-format.ts'

const count = Type.Integer({ minimum: 0 })
const name = Type.String({ minLength: 1, maxLength: 63 })
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** What any version of the format begins with. */
const anyOpening = Type.Object({
  format: Type.Literal(formatName),
  format_version: Type.Integer({ minimum: 1 }),
  program_version: Type.String(),
})

const openingSchema = Type.Object({
  ...anyOpening.properties,
  created_at: Type.String(),
  database: Type.Union([Type.Literal('embedded'), Type.Literal('postgresql')]),
  migrations: Type.Array(Type.Object({ name: Type.String(), sha256 }), { minItems: 1 }),
  tables: Type.Array(Type.Object({ name, columns: Type.Array(name, { minItems: 1 }), rows: count }), {
    minItems: 1,
  }),
  sequences: Type.Array(
    Type.Object({ name, last: Type.String({ pattern: '^-?\\d{1,19}$' }), used: Type.Boolean() }),
  ),
})

/** What the first line says, or why it is none of ours. */
export function openingOf(path: string, line: string): Opening {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    throw new NotABackup(path)
  }
  if (!Value.Check(anyOpening, said)) throw new NotABackup(path)
  if (said.format_version > formatVersion) throw new NewerBackup(path, said.program_version)
  if (!Value.Check(openingSchema, said)) throw new DamagedBackup(path)
  return said satisfies Static<typeof openingSchema>
}
