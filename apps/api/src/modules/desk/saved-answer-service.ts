import { type SavedAnswer, type SavedAnswerBody, savedAnswerLimits } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import {
  deleteAnswer,
  findAnswers,
  insertAnswer,
  reorderAnswers,
  type SavedAnswerRow,
  updateAnswer,
} from './saved-answer-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

const view = ({ id, title, textZh, textEn }: SavedAnswerRow): SavedAnswer => ({
  id,
  title,
  text: { cn: textZh, en: textEn },
})

export const listAnswers = async (db: Queries, companyId: number): Promise<SavedAnswer[]> =>
  (await findAnswers(db, companyId)).map(view)

/** At the end of the others. */
export async function addAnswer(
  { database, clock }: Needs,
  companyId: number,
  body: SavedAnswerBody,
): Promise<SavedAnswer> {
  refuseBlank(body)
  return database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const before = await findAnswers(db, companyId)
    if (before.length >= savedAnswerLimits.answers) throw new Problem('saved_answers_full')
    const position = Math.max(0, ...before.map((row) => row.position)) + 1
    return found(await insertAnswer(db, companyId, body, { position, now: clock.now() }))
  })
}

export async function changeAnswer(
  { database, clock }: Needs,
  companyId: number,
  id: number,
  body: SavedAnswerBody,
): Promise<SavedAnswer> {
  refuseBlank(body)
  return found(await updateAnswer(database.db, companyId, id, body, clock.now()))
}

export async function removeAnswer({ database }: Needs, companyId: number, id: number) {
  if (!(await deleteAnswer(database.db, companyId, id))) throw new Problem('not_found')
}

/** Only all of them have an order: whoever does not name what a colleague has just added is told so. */
export async function orderAnswers(
  { database }: Needs,
  companyId: number,
  ids: number[],
): Promise<SavedAnswer[]> {
  return database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const present = (await findAnswers(db, companyId)).map(({ id }) => id)
    if (ids.some((id) => !present.includes(id))) throw new Problem('not_found')
    if (present.length !== ids.length)
      throw new Problem('bad_input', { fields: [{ field: 'answer_ids', problem: 'not all' }] })
    await reorderAnswers(db, companyId, ids)
    return listAnswers(db, companyId)
  })
}

function refuseBlank({ text }: SavedAnswerBody) {
  if (!text.cn.trim() && !text.en.trim())
    throw new Problem('bad_input', { fields: [{ field: 'text', problem: 'blank' }] })
}

function found(row: SavedAnswerRow | undefined): SavedAnswer {
  if (!row) throw new Problem('not_found')
  return view(row)
}
