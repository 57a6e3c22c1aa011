import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Area } from '@tradefloor/contract'
import { areaList } from '@vant/area-data'
import { kindOf, romanise } from './romanise.ts'

type Names = Record<string, string>

const namesInOneTurn = 100
let known: Promise<readonly Area[]> | undefined

/** Provinces, cities and districts, in the order of their codes. Spelled once, when they are first asked for. */
export function areas(): Promise<readonly Area[]> {
  known ??= spellAll()
  return known
}

async function spellAll(): Promise<readonly Area[]> {
  const all = [
    ...entries(areaList.province_list, () => ''),
    ...entries(areaList.city_list, (code) => `${code.slice(0, 2)}0000`),
    ...entries(areaList.county_list, (code) => `${code.slice(0, 4)}00`),
  ]
  for (const [index, area] of all.entries()) {
    // Four thousand names take half a second, in which others must be answered.
    if (index % namesInOneTurn === 0) await nextTurn()
    area.en = romanise(area.zh, area.code)
  }
  return tellApart(all).sort((a, b) => Number(a.code) - Number(b.code))
}

const entries = (names: Names, parentOf: (code: string) => string): Area[] =>
  Object.entries(names).map(([code, zh]) => ({ code, parent: parentOf(code), zh, en: '' }))

/** In Chinese the suffix does it; without it some neighbours have the same name. */
function tellApart(all: Area[]): Area[] {
  const keyOf = ({ parent, en }: Area) => `${parent} ${en}`
  const times = new Map<string, number>()
  for (const area of all) times.set(keyOf(area), (times.get(keyOf(area)) ?? 0) + 1)
  return all.map((area) =>
    times.get(keyOf(area)) === 1 ? area : { ...area, en: `${area.en} ${kindOf(area.zh)}`.trim() },
  )
}

const levels = {
  province: areaList.province_list,
  city: areaList.city_list,
  area: areaList.county_list,
} as const

/** Whether a code names a place of that level. */
export const isArea = (level: keyof typeof levels, code: string) => Object.hasOwn(levels[level], code)

const spelled = new Map<string, string>()

/** One of them, without spelling all the others; nothing when there is no such code. */
export function areaNames(code: string): { zh: string; en: string } | undefined {
  const zh = Object.values(levels)
    .map((names: Names) => names[code])
    .find((name) => name !== undefined)
  if (zh === undefined) return undefined
  const en = spelled.get(code) ?? romanise(zh, code)
  spelled.set(code, en)
  return { zh, en }
}
