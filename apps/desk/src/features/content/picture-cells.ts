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
