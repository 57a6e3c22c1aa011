import { pairsOf, splitTerms, termsOf } from '@tradefloor/search'
import { type OwnGroup, readGlossarySources, readOwnGroups } from '../../modules/search/index.ts'
import { type GroupChange, isKnownPair, planAdd, planRemove, planStrike } from '../glossary/plan-change.ts'
import { findGlossary, glossaryForPrograms, printGlossary } from '../glossary/print-glossary.ts'
import { writeChange } from '../glossary/write-change.ts'
import { oneLine } from '../one-line.ts'
import { usage } from '../read-command-line.ts'
import { readGivenId } from '../read-given.ts'
import { type Command, exitCodes, type ToolDatabase, type Verb } from '../verb.ts'

const actions = ['add', 'strike', 'remove'] as const
type Action = (typeof actions)[number]

export const glossary: Verb = {
  name: 'glossary',
  about: {
    zh: '搜索用的词汇：列出自己的、学到的、自带的词与无结果的搜索，或增加、拆开、删除',
    en: 'Words for the search: yours, those learnt, the software’s, and searches in vain; add, strike, remove',
  },
  takes: `[${actions.join('|')} <term|id> …]`,
  least: 0,
  most: 21,
  options: {
    find: { value: 'WORD', about: { zh: '只看含有这个词的', en: 'Only what has this word' } },
    all: { about: { zh: '全部列出', en: 'List everything' } },
    topic: { value: 'TEXT', about: { zh: '词组的主题', en: 'Topic of the group' } },
    apply: { about: { zh: '写入；不加则只预览', en: 'Write it; without, only say what would be done' } },
  },
  examples: [
    'glossary',
    'glossary --find squid',
    'glossary add 鱿鱼 squid calamari --topic seafood',
    'glossary add 鱿鱼 squid calamari --topic seafood --apply',
    'glossary strike 墨鱼 octopus --apply',
    'glossary remove 3 --apply',
  ],
  run: async (command) => {
    const [word, ...given] = command.given
    if (word === undefined) return list(command)
    const action = actions.find((each) => each === word)
    if (!action)
      throw usage({
        zh: `没有“${word}”；可用的是 ${actions.join('、')}，查词用 --find`,
        en: `There is no “${word}”; there are ${actions.join(', ')}, and --find looks a word up`,
      })
    if (command.option('find') !== undefined)
      throw usage({ zh: '--find 只用于列出', en: '--find is for the list only' })
    return change(command, action, given)
  },
}

async function list(command: Command): Promise<number> {
  for (const name of ['apply', 'topic'])
    if (command.isSet(name) || command.option(name) !== undefined)
      throw usage({
        zh: `--${name} 要与 ${actions.join('、')} 一起用`,
        en: `--${name} goes with ${actions.join(', ')}`,
      })
  const word = command.option('find') ?? ''
  const found = await findGlossary(await command.database(), word)
  command.out.answer(glossaryForPrograms(found))
  printGlossary(command, found, word.trim() !== '')
  return exitCodes.done
}

async function change(command: Command, action: Action, given: string[]): Promise<number> {
  const { out, words, isSet } = command
  const plan = planOf(command, action, given)
  const database = await command.database()
  const planned = plan(await readOwnGroups(database.db))
  const applied = isSet('apply')
  const changes = applied ? await writeChange(database, plan) : planned
  out.answer({ applied: applied && changes.length > 0, changes })
  for (const each of changes) out.say(oneLine(lineOf(each)))
  if (action === 'strike') await sayUnknownPair(command, database, changes)
  if (changes.length === 0) out.say(words({ zh: '没有变化。', en: 'Nothing changes.' }))
  else if (applied)
    out.say(words({ zh: '已写入，搜索立即按此进行。', en: 'Written; searches follow it from now on.' }))
  else
    out.say(
      words({
        zh: '以上只是预览，尚未写入。确认后加 --apply。',
        en: 'This was a dry run; nothing was written. Add --apply to do it.',
      }),
    )
  return exitCodes.done
}

function planOf({ option }: Command, action: Action, given: string[]) {
  const topic = (option('topic') ?? '').trim()
  if (action === 'remove') {
    if (topic)
      throw usage({
        zh: '--topic 要与 add、strike 一起用；remove 只需要编号',
        en: '--topic goes with add and strike; remove takes numbers only',
      })
    const ids = given.map(readGivenId)
    if (ids.length === 0) throw usage({ zh: '请给出词组的编号', en: 'Give the number of a group' })
    return (own: OwnGroup[]) => planRemove(own, ids)
  }
  const terms = given.flatMap(splitTerms)
  if (action === 'add' && terms.length < 2)
    throw usage({
      zh: '请给出两个词或更多，例如：glossary add 鱿鱼 squid',
      en: 'Give two terms or more, such as: glossary add 鱿鱼 squid',
    })
  const make = action === 'add' ? planAdd : planStrike
  return (own: OwnGroup[]) => make(own, { terms, topic })
}

const lineOf = ({ before, after }: GroupChange) => {
  const sign = before === null ? '+' : after === null ? '-' : '~'
  const group = (after ?? before) as OwnGroup
  const terms = termsOf(group).join(group.strike ? ' ≠ ' : ' = ')
  return `${sign} ${group.id}  ${terms}${group.topic ? `  (${group.topic})` : ''}`
}

/** It is kept for when the content teaches it. */
async function sayUnknownPair({ out, words }: Command, { db }: ToolDatabase, changes: GroupChange[]) {
  const { software, learnt } = await readGlossarySources(db)
  const pairs = [...software.flatMap(pairsOf), ...learnt]
  if (changes.some(({ after }) => after && !isKnownPair(pairs, termsOf(after))))
    out.note(
      words({
        zh: '目前软件与内容都没有把这两个词当作一样；以后学到时也不会使用。',
        en: 'Neither the software nor the content says so today; it will not be used when it is learnt, either.',
      }),
    )
}
