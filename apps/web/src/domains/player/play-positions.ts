// Where replays were left, so that a visitor goes on there another day.
import { parsedText } from '@tradefloor/ui'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'

/** A replay that was left this near its end, in seconds, was seen. */
const nearEnd = 10
/** More than anybody watches at one fair. */
const most = 60

type Places = Record<string, number>

function read(): Places {
  const places = parsedText(storedValue('playPlaces'))
  return typeof places === 'object' && places !== null && !Array.isArray(places) ? (places as Places) : {}
}

/** The latest stands last; the oldest go. */
export function writePlayPosition(key: string, seconds: number, length: number): void {
  const { [key]: _before, ...others } = read()
  const done = !(seconds > 0) || (Number.isFinite(length) && seconds > length - nearEnd)
  const entries = [...Object.entries(others), ...(done ? [] : [[key, Math.floor(seconds)] as const])]
  storeValue('playPlaces', JSON.stringify(Object.fromEntries(entries.slice(-most))))
}

/** Where to go on, in whole seconds; 0 from the beginning. */
export function readPlayPosition(key: string): number {
  const place = Number(read()[key])
  return Number.isFinite(place) && place > 0 ? place : 0
}
