import { timingSafeEqual } from 'node:crypto'
import type { MailChoice } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { account } from '../../schema/index.ts'

type Needs = Pick<Dependencies, 'database' | 'secrets'>

const proofOf = ({ secrets }: Pick<Needs, 'secrets'>, id: number) => secrets.hash('mail choice', String(id))

/** In every mail to a visitor: it opens nothing but this choice, and serves for as long as there is the account. */
export const choiceToken = (deps: Pick<Needs, 'secrets'>, accountId: number) =>
  `${accountId}.${proofOf(deps, accountId)}`

function accountIn(deps: Needs, token: string): number {
  const [id = '', proof = ''] = token.split('.')
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(deps, Number(id)))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Problem('mail_link_wrong')
  return Number(id)
}

/** Enough for the owner to know it again. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1***')

export async function lookAtMailChoice(deps: Needs, token: string): Promise<MailChoice> {
  const [row] = await deps.database.db
    .select({ email: account.email, wanted: account.messageMails })
    .from(account)
    .where(eq(account.id, accountIn(deps, token)))
  if (!row) throw new Problem('mail_link_wrong')
  return { email: masked(row.email ?? ''), wanted: row.wanted }
}

export async function chooseMails(deps: Needs, token: string, wanted: boolean): Promise<MailChoice> {
  await deps.database.db
    .update(account)
    .set({ messageMails: wanted })
    .where(eq(account.id, accountIn(deps, token)))
  return lookAtMailChoice(deps, token)
}
