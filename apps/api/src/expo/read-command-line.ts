import { parseArgs } from 'node:util'
import type { Words } from '../content/format/columns.ts'
import { Refusal } from './refusal.ts'
import { exitCodes, type Option, type Verb } from './verb.ts'

export const commonOptions: Record<string, Option> = {
  json: { about: { zh: '以 JSON 输出，供程序读取', en: 'Answer in JSON, for programs' } },
  lang: { value: 'zh|en', about: { zh: '提示所用的语言', en: 'Language of what is said' } },
  help: { about: { zh: '显示此说明', en: 'Show this help' } },
}

export interface CommandLine {
  given: string[]
  values: Record<string, string | boolean | undefined>
}

/** Takes the words after the verb apart; refuses what the verb does not know. */
export function readCommandLine(verb: Verb, words: string[]): CommandLine {
  const known = { ...commonOptions, ...verb.options }
  const { values, positionals } = parse(known, words)
  if (values.lang !== undefined && values.lang !== 'zh' && values.lang !== 'en')
    throw usage({
      zh: `没有语言“${values.lang}”；可用的是 zh、en`,
      en: `There is no language “${values.lang}”; there are zh and en`,
    })
  const count = positionals.length
  if (!values.help && (count < verb.least || count > verb.most))
    throw usage({
      zh: `用法：expo ${verb.name} ${verb.takes}（expo ${verb.name} --help 查看说明）`,
      en: `Usage: expo ${verb.name} ${verb.takes} (expo ${verb.name} --help tells more)`,
    })
  return { given: positionals, values }
}

function parse(known: Record<string, Option>, words: string[]) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    const name = /'(--?[^' ]+)/.exec((error as Error).message)?.[1] ?? ''
    const bare = name.replace(/^--?/, '')
    const option = known[bare]
    const all = Object.keys(known).map((each) => `--${each}`)
    throw usage(
      option?.value
        ? {
            zh: `${name} 需要一个值：${name} ${option.value}`,
            en: `${name} needs a value: ${name} ${option.value}`,
          }
        : option
          ? { zh: `${name} 不带值`, en: `${name} takes no value` }
          : {
              zh: `没有选项 ${name}；可用的是 ${all.join(' ')}`,
              en: `There is no option ${name}; there are ${all.join(' ')}`,
            },
    )
  }
}

export const usage = (texts: Words) => new Refusal(texts, exitCodes.usage)
