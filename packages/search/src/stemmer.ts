/** Without the ending of the plural: batteries and battery both give batteri, knives and knife knif. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let result = word
  if (/ies$/.test(word)) result = `${word.slice(0, -3)}i`
  else if (/[^aeiou]ves$|[ael]ves$|[i]ves$/.test(word)) result = `${word.slice(0, -3)}f`
  else if (/(?:ss|sh|ch|x|z)es$/.test(word)) result = word.slice(0, -2)
  else if (/oes$/.test(word)) result = word.slice(0, -2)
  else if (/[^suia]s$|[aeo][ia]s$/.test(word)) result = word.slice(0, -1)
  else if (/women$|(?:work|sales|fisher|crafts)men$/.test(word)) result = `${word.slice(0, -2)}an`
  if (/[^aeiou]y$/.test(result)) return `${result.slice(0, -1)}i`
  if (/[^aeiou]fe$/.test(result) || /ife$/.test(result)) return result.slice(0, -1)
  return result
}

/** Without -ing and -ed as well, so that printing, printed and print meet. */
export function stem(word: string): string {
  let result = singular(word)
  const ending = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(result)
  const root = ending?.[1]
  if (root !== undefined && root.length >= 3) result = root.replace(/([bdfgmnprt])\1$/, '$1')
  return result.length > 3 ? result.replace(/e$/, '') : result
}

const spellings: [RegExp, string][] = [
  [/our(?=$|s|ed|ing|ful|less|ing)/, 'or'],
  [/([^o])or(?=$|s$|ed$|ing$|ful$|less$)/, '$1our'],
  [/([bt])re(?=s?$)/, '$1er'],
  [/([bt])er(?=s?$)/, '$1re'],
  [/is(?=e$|ed$|er$|ers$|es$|ing$|ation$)/, 'iz'],
  [/iz(?=e$|ed$|er$|ers$|es$|ing$|ation$)/, 'is'],
  [/ys(?=e$|er$|ers$)/, 'yz'],
  [/yz(?=e$|er$|ers$)/, 'ys'],
  [/ogue(?=s?$)/, 'og'],
  [/og(?=s?$)/, 'ogue'],
  [/ll(?=ed$|ing$|er$|ery$)/, 'l'],
  [/l(?=ed$|ing$|er$|ery$)/, 'll'],
  [/aluminium/, 'aluminum'],
  [/aluminum/, 'aluminium'],
  [/mould/, 'mold'],
  [/mold/, 'mould'],
  [/grey/, 'gray'],
  [/gray/, 'grey'],
  [/tyre/, 'tire'],
  [/tire/, 'tyre'],
  [/plough/, 'plow'],
  [/plow/, 'plough'],
  [/ence(?=s?$)/, 'ense'],
  [/ense(?=s?$)/, 'ence'],
  [/sulph/, 'sulf'],
  [/sulf/, 'sulph'],
  [/yoghurt/, 'yogurt'],
  [/yogurt/, 'yoghurt'],
  [/paed/, 'ped'],
  [/haem/, 'hem'],
  [/anaesth/, 'anesth'],
  [/anesth/, 'anaesth'],
  [/jewell/, 'jewel'],
  [/jewel(?!l)/, 'jewell'],
]

/** The word as it may be spelt on the other side of the Atlantic. Most are no words: look them up. */
export const otherSpellings = (word: string) =>
  word.length < 4
    ? []
    : spellings.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to))
