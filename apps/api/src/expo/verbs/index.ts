import type { Verb } from '../verb.ts'
import { backup } from './backup.ts'
import { block } from './block.ts'
import { deleteVerb } from './delete.ts'
import { doctor } from './doctor.ts'
import { enquiries } from './enquiries.ts'
import { exportVerb } from './export.ts'
import { generate } from './generate.ts'
import { glossary } from './glossary.ts'
import { importVerb } from './import.ts'
import { invite } from './invite.ts'
import { move } from './move.ts'
import { newVerb } from './new.ts'
import { notice } from './notice.ts'
import { reindex } from './reindex.ts'
import { reports } from './reports.ts'
import { restore } from './restore.ts'
import { session } from './session.ts'
import { stats } from './stats.ts'

/** In the order of the help: bringing content in and out, keeping it safe, the day of the fair, people, measuring. */
export const verbs: Verb[] = [
  newVerb,
  importVerb,
  exportVerb,
  deleteVerb,
  backup,
  restore,
  move,
  doctor,
  reindex,
  glossary,
  stats,
  notice,
  session,
  enquiries,
  reports,
  invite,
  block,
  generate,
]
