import type { Language } from '@tradefloor/contract'
import { widthOf } from './columns-of-text.ts'
import { commonOptions } from './read-command-line.ts'
import type { Verb } from './verb.ts'

const call = 'npm run expo --'

const headings = {
  zh: {
    verbs: '命令',
    options: '选项',
    examples: '示例',
    more: `${call} <命令> --help 查看各命令的说明`,
    codes: '退出码：0 完成；1 完成但发现问题；2 写法不对；3 未能完成，未做任何更改',
  },
  en: {
    verbs: 'Verbs',
    options: 'Options',
    examples: 'Examples',
    more: `${call} <verb> --help tells more of each`,
    codes:
      'Exit codes: 0 done; 1 done, and faults were found; 2 not understood; 3 refused, nothing was changed',
  },
}

const padded = (text: string, width: number) => text + ' '.repeat(Math.max(1, width - widthOf(text)))

export function overview(verbs: Verb[], language: Language): string {
  const words = headings[language]
  return [
    `${call} <${language === 'zh' ? '命令' : 'verb'}> …`,
    '',
    `${words.verbs}:`,
    ...verbs.map(({ name, about }) => `  ${padded(name, 11)}${about[language]}`),
    '',
    words.more,
    words.codes,
  ].join('\n')
}

export function helpOf(verb: Verb, language: Language): string {
  const words = headings[language]
  const options = Object.entries({ ...verb.options, ...commonOptions })
  const shown = options.map(([name, { value }]) => `--${name}${value ? ` ${value}` : ''}`)
  const width = Math.max(...shown.map((each) => each.length)) + 2
  return [
    `${call} ${verb.name} ${verb.takes}`.trimEnd(),
    '',
    verb.about[language],
    '',
    `${words.options}:`,
    ...options.map(([, { about }], n) => `  ${padded(shown[n] ?? '', width)}${about[language]}`),
    '',
    `${words.examples}:`,
    ...verb.examples.map((example) => `  ${call} ${example}`),
    '',
    words.codes,
  ].join('\n')
}
