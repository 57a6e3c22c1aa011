/** What each picture shows, by where it lies: the field `picture_texts` of the organiser's format, in one language. */
export type PictureTexts = ReadonlyMap<string, string>

/** The parts of such a cell that are not `file=text`. */
export const faultyPictureTexts = (cell: string): string[] =>
  partsOf(cell).filter((part) => !/^[^=]+=./su.test(part))

export function readPictureTexts(cell: string): PictureTexts {
  return new Map(
    partsOf(cell).flatMap((part): [string, string][] => {
      const at = part.indexOf('=')
      const text = part.slice(at + 1).trim()
      return at > 0 && text !== '' ? [[part.slice(0, at).trim(), text]] : []
    }),
  )
}

/** A semicolon would begin the next picture's. */
export const writePictureTexts = (texts: PictureTexts): string =>
  [...texts]
    .map(
      ([path, text]) =>
        [
          path,
          text
            .replace(/\s*;\s*/g, ', ')
            .replace(/\s+/g, ' ')
            .trim(),
        ] as const,
    )
    .filter(([, text]) => text !== '')
    .map(([path, text]) => `${path}=${text}`)
    .join(';')

const partsOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
