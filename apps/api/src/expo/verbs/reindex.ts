import { readIndexState, refreshIndex } from '../../modules/search/index.ts'
import { exitCodes, type Verb } from '../verb.ts'

/** Needed only after somebody has changed the tables by other means than this tool. */
export const reindex: Verb = {
  name: 'reindex',
  about: {
    zh: '把搜索索引与展会内容对比，并改正不同之处',
    en: 'Compare the search index with the content and put right what differs',
  },
  takes: '',
  least: 0,
  most: 0,
  options: {},
  examples: ['reindex'],
  async run({ words, out, database }) {
    const target = await database()
    const { outdated, unlisted } = await readIndexState(target.patient)
    const differing = [...Object.values(outdated), ...Object.values(unlisted)].flat().length
    if (differing > 0) await target.longTransaction(refreshIndex)
    out.answer({ written: differing })
    out.say(
      differing === 0
        ? words({ zh: '索引与内容一致', en: 'The index fits the content' })
        : words({ zh: `已改正 ${differing} 条`, en: `Put right: ${differing}` }),
    )
    return exitCodes.done
  },
}
