import { bigrams, fold, type Glossary, glossaryKey, type Vocabulary } from '@tradefloor/search'
import type { Queries } from '../../db/open-database.ts'
import { glossaryOf, readGlossarySources, readVocabulary } from '../../modules/search/index.ts'

export interface KnownWords {
  vocabulary: Vocabulary
  glossary: Glossary
}

export const readKnownWords = async (db: Queries): Promise<KnownWords> => ({
  vocabulary: await readVocabulary(db),
  glossary: glossaryOf(await readGlossarySources(db)),
})

/** Of a family name and a given one: two or three words, or two to four Chinese characters. */
const latinName = /^(?:(?!\p{Script=Han})\p{L}){2,20}(?: (?:(?!\p{Script=Han})\p{L}){1,20}){1,2}$/u
const chineseName = /^\p{Script=Han}{2,4}$/u
/** The hundred commonest, which four of five people have. */
const familyNames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
)

const leastShown = 3

/** Searched so seldom in the time asked for, what may be somebody's name is not shown by itself. */
export const isWithheld = (words: string, times: number, known: KnownWords) =>
  times < leastShown && mayBeName(words, known)

/** Whether words may be a person's name: they look like one, and neither the fair nor the glossary knows any of them. */
export function mayBeName(searched: string, known: KnownWords): boolean {
  const words = fold(searched)
  if (latinName.test(words)) return !words.split(' ').some((word) => isKnown(word, known))
  if (!chineseName.test(words) || !familyNames.has([...words][0] ?? '')) return false
  return !bigrams(words).some((pair) => isKnown(pair, known))
}

const isKnown = (word: string, { vocabulary, glossary }: KnownWords) =>
  vocabulary.count(word) > 0 || glossary.translations([glossaryKey(word)]).length > 0
