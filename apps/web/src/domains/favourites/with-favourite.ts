import { type Favourite, kinds } from './kinds.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (entry: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), entry)

/**
 * The same answer with the thing's star on or off wherever it occurs. What it does not occur in stays the same object, so
 * that nothing else is drawn anew.
 */
export function withFavourite<Data>(data: Data, favourite: Favourite, on: boolean): Data {
  const { flag, same, among } = kinds[favourite.kind]
  const said: Readonly<Record<string, unknown>> = { ...favourite.body }
  const isIt = (entry: Readonly<Record<string, unknown>>) =>
    flag in entry &&
    among in entry &&
    Object.entries(same).every(([path, name]) => at(entry, path) === said[name])

  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const walked = value.map(walk)
      return walked.some((part, index) => part !== value[index]) ? walked : value
    }
    if (!isObject(value)) return value
    const parts = Object.entries(value).map(([name, part]) => [name, walk(part)] as const)
    const changed = parts.some(([name, part]) => part !== value[name])
    const whole = changed ? Object.fromEntries(parts) : value
    return isIt(whole) && whole[flag] !== Number(on) ? { ...whole, [flag]: Number(on) } : whole
  }
  return walk(data) as Data
}
