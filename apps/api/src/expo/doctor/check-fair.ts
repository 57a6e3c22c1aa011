import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Queries } from '../../db/open-database.ts'
import { isLocalOnly } from '../../http/local-access.ts'
import { account, exhibition, isListed } from '../../schema/index.ts'
import { readMark } from '../generate/generated-mark.ts'
import { type Finding, formatList, ok, warning } from './finding.ts'

/** Accounts with a password that everyone knows. */
export async function checkAccounts(
  db: Queries,
  config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>,
): Promise<Finding[]> {
  const demo = await db.$count(account, eq(account.demo, true))
  if (demo > 0 && !isLocalOnly(config))
    return [
      warning(
        'accounts',
        {
          zh: `数据库中有 ${demo} 个演示账号，而服务器对外开放；它们无法登录，但不该在真实的展会里`,
          en: `Demo accounts are here (${demo}) and the server is open to others; they cannot sign in, but do not belong in a real fair`,
        },
        {
          zh: '真实的展会请用 DEMO=off 从空的安装开始',
          en: 'Start a real fair from an empty installation, with DEMO=off',
        },
      ),
    ]
  const all = await db.$count(account)
  return [
    ok('accounts', {
      zh: `${all} 个账号，其中演示账号 ${demo} 个`,
      en: `Accounts: ${all}, for the demo ${demo}`,
    }),
  ]
}

export async function checkExhibitions(db: Queries): Promise<Finding[]> {
  const findings: Finding[] = []
  const mark = await readMark(db)
  if (mark && !mark.finished)
    findings.push(
      warning(
        'exhibitions',
        { zh: '有一个没有写完的生成展会', en: 'There is an unfinished generated fair' },
        { zh: '请运行 expo generate --clear', en: 'Take it away: expo generate --clear' },
      ),
    )
  const rows = await db
    .select({
      id: exhibition.id,
      isEmpty: sql<boolean>`not exists (select 1 from exhibitor where exhibitor.exhibition_id = exhibition.id
        and ${isListed.exhibitor()})`,
    })
    .from(exhibition)
    .where(isListed.exhibition())
    .orderBy(exhibition.id)
  const empty = rows.filter(({ isEmpty }) => isEmpty).map(({ id }) => id)
  if (rows.length === 0)
    findings.push(
      warning(
        'exhibitions',
        { zh: '还没有任何展会', en: 'There is no exhibition yet' },
        { zh: '请用 expo import 导入内容', en: 'Bring content in with expo import' },
      ),
    )
  else if (empty.length > 0)
    findings.push(
      warning(
        'exhibitions',
        {
          zh: `没有参展企业的展会：${formatList(empty)}`,
          en: `Exhibitions without exhibitors: ${formatList(empty)}`,
        },
        {
          zh: '请导入参展企业，或不要在列表中显示这些展会',
          en: 'Import their exhibitors, or take the exhibitions off the lists',
        },
      ),
    )
  else if (findings.length === 0)
    findings.push(
      ok('exhibitions', {
        zh: `${rows.length} 个展会都有参展企业`,
        en: `Every exhibition has exhibitors (${rows.length})`,
      }),
    )
  return findings
}
