export interface Part {
  text: string
  found: boolean
}

/** One width of letters, lower case, as the server compares. Only what keeps its length can be pointed at. */
const plain = (text: string) => {
  const folded = text.normalize('NFKC').toLowerCase()
  return folded.length === text.length ? folded : text.toLowerCase()
}

/** A text cut where the words of a search begin and end in it. */
export function matches(text: string, search: string): Part[] {
  const folded = plain(text)
  const found = new Array<boolean>(text.length).fill(false)
  for (const word of plain(search).split(/\s+/u)) {
    if (!word || folded.length !== text.length) continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length)
  }
  const parts: Part[] = []
  found.forEach((isFound, index) => {
    const last = parts.at(-1)
    const letter = text.charAt(index)
    if (last?.found === isFound) last.text += letter
    else parts.push({ text: letter, found: isFound })
  })
  return parts
}
