import { readPictureTexts, writePictureTexts } from '@tradefloor/rules'

/** The paths in a cell of the format. */
export const pathsIn = (text: string): string[] => text.split(';').filter((path) => path !== '')
export const cellOf = (paths: readonly string[]): string => paths.join(';')

/** The list with one of its things at another position. */
export function moved<T>(list: readonly T[], thing: T, to: number): T[] {
  const rest = list.filter((each) => each !== thing)
  const at = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, at), thing, ...rest.slice(at)]
}

/** What was uploaded comes in the place of another one, or at the end. */
export const withPicture = (
  paths: readonly string[],
  path: string,
  replaces: string | undefined,
): string[] =>
  replaces !== undefined && paths.includes(replaces)
    ? paths.map((each) => (each === replaces ? path : each))
    : [...paths, path]

/** The cell of what pictures show, with another text for one of them. */
export const withPictureText = (cell: string, path: string, text: string): string =>
  writePictureTexts(new Map(readPictureTexts(cell)).set(path, text))

/** A picture that was cut shows the same. */
export function withPictureReplaced(cell: string, before: string, after: string): string {
  const text = readPictureTexts(cell).get(before)
  return text === undefined ? cell : withPictureText(cell, after, text)
}
