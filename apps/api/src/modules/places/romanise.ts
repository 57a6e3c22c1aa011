import { pinyin } from 'pinyin-pro'
import { districtsOfHongKongAndMacao, establishedNames } from './established-names.ts'

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|普米|怒|鄂温克|保安|裕固|独龙|各'
/** 积石山|保安族东乡族撒拉族自治县: the peoples after the name; those whose name is all there is stay. */
const peoplesAfterName = new RegExp(
  `^(.{2,}?)(?:(?:${peoples})族|维吾尔|蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)+(自治.|区)$`,
)
const suffix = /(?:族?自治[区州县旗]|特别行政区|地区|街道|[省市区县旗盟镇乡])$/
const kinds: Record<string, string> = { 县: 'County', 区: 'District', 市: 'City', 旗: 'Banner', 镇: 'Town' }

/** Characters that dictionaries of words read otherwise than they are read in names of places. */
const readInPlaces: Record<string, string> = { 什: 'shi', 都: 'du' }

/** 浙江省 → Zhejiang, 西安市 → Xi'an, 赵县 → Zhaoxian. */
export function romanise(name: string, code: string): string {
  const established = (/^8[12]/.test(code) && districtsOfHongKongAndMacao[name]) || establishedNames[name]
  if (established) return established
  const short = name.replace(peoplesAfterName, '$1$2').replace(suffix, '')
  // A single character is not used as a name without its suffix.
  return establishedNames[short] ?? spell(short.length > 1 ? short : name)
}

/** What tells two of the same name apart: 和田市 and 和田县. */
export const kindOf = (name: string) => kinds[name.at(-1) ?? ''] ?? ''

function spell(name: string): string {
  const readings = pinyin(name, { toneType: 'none', type: 'array' })
  const syllables = [...name].map((character, index) => readInPlaces[character] ?? readings[index] ?? '')
  const word = syllables
    .map((syllable, index) => (index > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
