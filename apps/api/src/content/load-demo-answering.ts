import { AnsweringHours, SavedAnswerBody } from '@tradefloor/contract/schemas'
import { Type } from 'typebox'
import type { Queries } from '../db/open-database.ts'
import { insertAnswer, writeHours } from '../modules/desk/index.ts'
import { readDemoFile } from './read-demo-file.ts'

const Answering = Type.Object(
  {
    company: Type.Integer(),
    hours: Type.Optional(AnsweringHours),
    answers: Type.Optional(Type.Array(SavedAnswerBody)),
  },
  { additionalProperties: false },
)

/** When some companies of the demo fair answer, and what the one with a desk says often. */
export async function loadDemoAnswering(db: Queries, now: Date) {
  for (const { company, hours, answers = [] } of await readDemoFile(
    'demo-answering.json',
    Type.Array(Answering),
  )) {
    if (hours) await writeHours(db, company, hours, now)
    for (const [n, answer] of answers.entries())
      await insertAnswer(db, company, answer, { position: n + 1, now })
  }
}
