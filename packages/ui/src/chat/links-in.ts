export interface Piece {
  text: string
  /** Where it leads, if it is a link. */
  href?: string
}

const address = /\bhttps?:\/\/[^\s<>"'“”‘’，。；：！？、（）【】《》]+/gi
/** Ends the sentence a link stands in, not the link. */
const afterLink = /[.,;:!?)\]}*_~]+$/

/** A text in pieces, links apart. Only what is written out as one is a link, so that it leads where it says. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(afterLink, '')
    const href = hrefOf(shown)
    if (!href) continue
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) })
    pieces.push({ text: shown, href })
    done = match.index + shown.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}

/** Nobody is taken to an address that hides behind a name or a password before it. */
function hrefOf(text: string): string | undefined {
  try {
    const { href, username, password } = new URL(text)
    return username || password ? undefined : href
  } catch {
    return undefined
  }
}

/** The host as it is, letters that only look like others spelt out. */
export const hostOf = (href: string): string => new URL(href).host
