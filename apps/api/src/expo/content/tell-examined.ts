import type { Language } from '@tradefloor/contract'
import { formatProblem, type Problems } from '../../content/format/problem.ts'
import type { Examined } from '../../content/import/import-content.ts'
import { oneLine } from '../one-line.ts'
import { printStreamOrigins } from '../stream-origins.ts'
import { type Command, exitCodes } from '../verb.ts'
import { printHeld } from './print-held.ts'
import { printPlan } from './print-plan.ts'

/** What an import would change, what people have of what goes, and what may be a mistake. */
export function tellExamined(examined: Examined, command: Command): void {
  const { words, out, isSet, language } = command
  const plan = printPlan(examined.plan, language, isSet('all'))
  out.table(plan.headings, plan.rows)
  for (const line of plan.details) out.say(line)
  printHeld(examined, command)
  for (const warning of examined.warnings.list)
    out.note(oneLine(`${words({ zh: '注意：', en: 'Note: ' })}${formatProblem(warning, language)}`))
}

export function tellDemoFair({ words, out }: Command, isRemoved: boolean): void {
  out.note(
    words(
      isRemoved
        ? {
            zh: '演示展会及其演示账号将被移除。',
            en: 'The demo fair goes, and its demo accounts with it.',
          }
        : {
            zh: '数据库中是演示展会，您的内容会加在它旁边。加 --prune 可移除演示展会。',
            en: 'This database holds the demo fair, and yours would stand beside it. --prune removes the demo.',
          },
    ),
  )
}

export function tellUnused({ unused }: Examined, { words, out }: Command): void {
  if (unused.length === 0) return
  out.note(
    words({
      zh: `media 中有 ${unused.length} 个文件没有被用到，例如 ${unused[0]}`,
      en: `${unused.length} files in media are used by nothing, such as ${unused[0]}`,
    }),
  )
}

/** It is written nevertheless: the settings of the server may be another's to change. */
export function tellStreamOrigins({ content }: Examined, { out, words, config }: Command) {
  const addresses = content.schedule.flatMap(({ values }) => [values.live, values.playback].map(String))
  const said = printStreamOrigins(addresses, config.streamOrigins)
  if (said) out.note(`${words(said.text)}\n→ ${words(said.advice)}`)
}

export function tellProblems({ problems }: Examined, { language, words, out }: Command): number {
  out.answer({
    applied: false,
    problems: problemsAsJson(problems, language),
  })
  for (const problem of problems.list) out.say(oneLine(formatProblem(problem, language)))
  const count = problems.list.length
  out.say()
  out.say(
    words({
      zh: `发现 ${count} 处问题，未写入任何内容。请修改后重试。`,
      en: `${count === 1 ? '1 problem' : `${count} problems`}; nothing was written. Mend them and try again.`,
    }),
  )
  return exitCodes.faults
}

export const problemsAsJson = ({ list }: Problems, language: Language) =>
  list.map(({ text, ...where }) => ({ ...where, problem: text[language] }))
