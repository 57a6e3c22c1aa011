import { version } from '../../config/version.ts'
import { printMissingTexts } from '../content/print-missing-texts.ts'
import { examine } from '../doctor/examine.ts'
import type { Check, Finding } from '../doctor/finding.ts'
import { exitCodes, type Verb } from '../verb.ts'

const names: Record<Check, { zh: string; en: string }> = {
  database: { zh: '数据库', en: 'Database' },
  migrations: { zh: '数据表', en: 'Tables' },
  storage: { zh: '文件', en: 'Files' },
  mail: { zh: '邮件', en: 'Mail' },
  sms: { zh: '短信', en: 'Texts' },
  server: { zh: '服务器', en: 'Server' },
  clock: { zh: '时钟', en: 'Clock' },
  disk: { zh: '磁盘', en: 'Disk' },
  memory: { zh: '内存', en: 'Memory' },
  settings: { zh: '设置', en: 'Settings' },
  accounts: { zh: '账号', en: 'Accounts' },
  exhibitions: { zh: '展会', en: 'Fair' },
  streams: { zh: '直播', en: 'Streams' },
  search: { zh: '搜索', en: 'Search' },
}
const marks: Record<Finding['state'], { zh: string; en: string }> = {
  ok: { zh: '正常', en: 'ok' },
  warning: { zh: '注意', en: 'warning' },
  fault: { zh: '故障', en: 'FAULT' },
}

export const doctor: Verb = {
  name: 'doctor',
  about: {
    zh: '检查安装的各个部分，说明有什么问题、该怎么办；不做任何更改',
    en: 'Look at every part of an installation and say what is wrong and what to do; changes nothing',
  },
  takes: '',
  least: 0,
  most: 0,
  options: {
    deep: {
      about: {
        zh: '还核对每个文件的校验值（较慢）',
        en: 'Compare the checksum of every file too, which takes longer',
      },
    },
    content: {
      about: {
        zh: '改为检查内容：各展会缺哪些中文或英文',
        en: 'Look at the content instead: what lacks Chinese or English, per exhibition',
      },
    },
    csv: {
      about: {
        zh: '与 --content 一起：写出给译者填写的表格，填好后用 import 导入',
        en: 'With --content: the sheet for a translator to fill, which import takes back',
      },
    },
  },
  examples: ['doctor', 'doctor --deep', 'doctor --json', 'doctor --content', 'doctor --content --csv'],
  run: async (command) => {
    const { out, words, isSet, config, clock, databaseAsItIs } = command
    if (isSet('content')) return printMissingTexts(command)
    const findings = await examine({
      config,
      clock,
      deep: isSet('deep'),
      open: databaseAsItIs,
      onProgress: (check, done, total) => out.progress(words(names[check]), done, total),
    })
    const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
    const [faults, warnings] = [count('fault'), count('warning')]
    out.answer({
      version,
      faults,
      warnings,
      findings: findings.map(({ check, state, text, advice }) => ({
        check,
        state,
        text: words(text),
        advice: advice && words(advice),
      })),
    })
    out.table(
      [words({ zh: '部分', en: 'Part' }), words({ zh: '状态', en: 'State' }), ''],
      findings.flatMap(({ check, state, text, advice }) => [
        [words(names[check]), words(marks[state]), words(text)],
        ...(advice ? [['', '', `→ ${words(advice)}`]] : []),
      ]),
    )
    out.say()
    out.say(
      words({
        zh: faults + warnings === 0 ? '一切正常' : `${faults} 处故障，${warnings} 处需要注意`,
        en: faults + warnings === 0 ? 'All is well' : `Faults: ${faults}. Warnings: ${warnings}`,
      }),
    )
    return faults > 0 ? exitCodes.faults : exitCodes.done
  },
}
