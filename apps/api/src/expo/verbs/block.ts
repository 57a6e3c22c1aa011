import {
  type AccountRow,
  blockAccount,
  findAccountsCalled,
  findBlocked,
  unblockAccount,
} from '../../modules/account/index.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { formatFairTime, isGivenId } from '../read-given.ts'
import { Refusal } from '../refusal.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

export const block: Verb = {
  name: 'block',
  about: {
    zh: '停用一个账号并立即退出其所有设备；不带参数时列出已停用的账号',
    en: 'Block an account and sign it out everywhere; without anything, list the blocked ones',
  },
  takes: '[user name, phone, mail or id]',
  least: 0,
  most: 1,
  options: {
    reason: { value: 'TEXT', about: { zh: '原因，只有主办方看得到', en: 'Why, for the organiser only' } },
    undo: { about: { zh: '恢复使用', en: 'Let it sign in again' } },
  },
  examples: ['block 19900000002 --reason "spam"', 'block visitor@example.com', 'block id:17 --undo', 'block'],
  run: async (command) => {
    const name = command.given[0]
    const reason = readReason(command)
    if (name === undefined) return list(command)
    const database = await command.database()
    const account = await findOne(database, name)
    return command.isSet('undo')
      ? unblock(command, database, account)
      : shut(command, database, account, reason)
  },
}

function readReason({ option, isSet, given }: Command): string {
  const reason = oneLine(option('reason') ?? '')
  if (given.length === 0 && (option('reason') !== undefined || isSet('undo')))
    throw usage({ zh: '请写明是哪个账号', en: 'Say which account' })
  if (isSet('undo') && option('reason') !== undefined)
    throw usage({ zh: '--undo 不需要 --reason', en: '--undo takes no --reason' })
  if ([...reason].length > 200)
    throw usage({ zh: '原因最多 200 个字符', en: 'A reason has at most 200 characters' })
  return reason
}

/** `id:17` is always the number; 17 alone may be somebody's name too, and then nobody is blocked by a guess. */
async function findOne({ db }: ToolDatabase, text: string): Promise<AccountRow> {
  const numbered = /^id:(.*)$/i.exec(text.trim())?.[1]
  const digits = numbered ?? text.trim()
  const id = isGivenId(digits) ? Number(digits) : undefined
  const found =
    numbered !== undefined && id === undefined
      ? []
      : await findAccountsCalled(db, { name: numbered === undefined ? text : undefined, id })
  const [account, ...others] = found
  if (!account)
    throw new Refusal({
      zh: `没有账号“${text}”。可以写用户名、手机号、邮箱，或 id:编号`,
      en: `There is no account “${text}”. Give a user name, a phone, a mail address, or id:NUMBER`,
    })
  if (others.length > 0) {
    const list = found.map((each) => `id:${each.id} (${namesOf(each)})`).join(', ')
    throw new Refusal({
      zh: `“${text}”可能指几个账号：${list}。请用 id: 写明是哪一个`,
      en: `“${text}” may be one of several accounts: ${list}. Say which one with id:`,
    })
  }
  return account
}

const namesOf = ({ userName, phone, email, realName }: AccountRow) =>
  oneLine([userName, phone, email, realName].filter(Boolean).join(' '))

async function shut(
  { out, words, clock }: Command,
  database: ToolDatabase,
  account: AccountRow,
  reason: string,
) {
  const now = account.blockedAt ?? clock.now()
  await blockAccount(database, account.id, { reason: reason || account.blockedReason, now })
  out.answer(forPrograms({ ...account, blockedAt: now, blockedReason: reason || account.blockedReason }))
  const who = `${account.id} (${namesOf(account)})`
  out.say(
    account.blockedAt
      ? words({ zh: `账号 ${who} 早已停用`, en: `Account ${who} was blocked already` })
      : words({
          zh: `账号 ${who} 已停用，并已在所有设备上退出登录`,
          en: `Account ${who} is blocked and signed out everywhere`,
        }),
  )
  return exitCodes.done
}

async function unblock({ out, words }: Command, database: ToolDatabase, account: AccountRow) {
  const who = `${account.id} (${namesOf(account)})`
  if (!account.blockedAt)
    throw new Refusal({ zh: `账号 ${who} 没有被停用`, en: `Account ${who} is not blocked` })
  await unblockAccount(database, account.id)
  out.answer(forPrograms({ ...account, blockedAt: null, blockedReason: '' }))
  out.say(words({ zh: `账号 ${who} 已恢复，可以重新登录`, en: `Account ${who} can sign in again` }))
  return exitCodes.done
}

async function list({ out, words, database }: Command): Promise<number> {
  const rows = await findBlocked((await database()).db)
  out.answer(rows.map(forPrograms))
  if (rows.length === 0) out.say(words({ zh: '没有停用的账号', en: 'No account is blocked' }))
  else
    out.table(
      [
        words({ zh: '编号', en: 'id' }),
        words({ zh: '账号', en: 'account' }),
        words({ zh: '停用于', en: 'since' }),
        words({ zh: '原因', en: 'reason' }),
      ],
      rows.map((row) => [
        String(row.id),
        namesOf(row),
        row.blockedAt ? formatFairTime(row.blockedAt) : '',
        oneLine(row.blockedReason),
      ]),
    )
  return exitCodes.done
}

const forPrograms = (row: AccountRow) => ({
  id: row.id,
  kind: row.kind,
  user_name: row.userName,
  phone: row.phone,
  email: row.email,
  real_name: row.realName,
  blocked_at: row.blockedAt?.toISOString() ?? null,
  reason: row.blockedReason,
})
