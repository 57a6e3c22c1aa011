import type { NewNotice } from '../../modules/notices/index.ts'
import { usage } from '../read-command-line.ts'
import { readFairTime, readWebAddress } from '../read-given.ts'
import type { Command } from '../verb.ts'

const longest = 200

/** The notice that the command line describes. */
export function readNotice({ given, option, clock }: Pick<Command, 'given' | 'option' | 'clock'>): NewNotice {
  const now = clock.now()
  const [from, until, link] = [option('from'), option('until'), option('link')]
  const textZh = readText(given[0] ?? '')
  const textEn = readText(option('en') ?? '')
  if (!textZh && !textEn)
    throw usage({
      zh: '通知没有内容：请写中文，或用 --en 写英文，最好两者都有',
      en: 'The notice has no text: give the Chinese one, or the English one with --en, best both',
    })
  const shownFrom = from === undefined ? now : readFairTime(from, { option: '--from', end: false })
  const shownUntil = until === undefined ? null : readFairTime(until, { option: '--until', end: true })
  if (shownUntil && shownUntil <= now)
    throw usage({ zh: `--until ${until} 已经过去`, en: `--until ${until} has already passed` })
  if (shownUntil && shownUntil <= shownFrom)
    throw usage({
      zh: '--until 不晚于 --from，通知永远不会显示',
      en: '--until does not come after --from, so the notice would never show',
    })
  return {
    textZh,
    textEn,
    link: link === undefined ? '' : readWebAddress(link, '--link'),
    shownFrom,
    shownUntil,
    createdAt: now,
  }
}

/** One line: the bar has room for no more. */
function readText(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if ([...line].length > longest)
    throw usage({
      zh: `通知太长：${[...line].length} 个字符，最多 ${longest} 个。详情请放在 --link 的网页上`,
      en: `The notice is too long: ${[...line].length} characters, at most ${longest}. Put the details on a page and give its address with --link`,
    })
  if (/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u.test(line))
    throw usage({ zh: '通知里有不可见的控制字符', en: 'The notice contains invisible control characters' })
  return line
}
