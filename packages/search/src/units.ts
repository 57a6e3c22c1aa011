import type { Token } from './tokeniser.ts'

/** How many of the base unit one is: 1 kg is 1000 g, so that 0.5 kg, 500 g and 500 克 are one quantity. */
const units: Record<string, Record<string, number>> = {
  g: {
    mg: 0.001,
    毫克: 0.001,
    g: 1,
    gram: 1,
    grams: 1,
    gr: 1,
    克: 1,
    kg: 1000,
    kgs: 1000,
    kilo: 1000,
    kilos: 1000,
    公斤: 1000,
    千克: 1000,
    斤: 500,
    市斤: 500,
    t: 1e6,
    ton: 1e6,
    tons: 1e6,
    tonne: 1e6,
    tonnes: 1e6,
    吨: 1e6,
    lb: 453.592,
    lbs: 453.592,
    磅: 453.592,
    oz: 28.3495,
    盎司: 28.3495,
  },
  mm: {
    mm: 1,
    毫米: 1,
    cm: 10,
    厘米: 10,
    公分: 10,
    dm: 100,
    m: 1000,
    米: 1000,
    metre: 1000,
    metres: 1000,
    meter: 1000,
    meters: 1000,
    km: 1e6,
    公里: 1e6,
    千米: 1e6,
    in: 25.4,
    inch: 25.4,
    inches: 25.4,
    英寸: 25.4,
    寸: 25.4,
    ft: 304.8,
    feet: 304.8,
    英尺: 304.8,
  },
  ml: {
    ml: 1,
    毫升: 1,
    cc: 1,
    cl: 10,
    l: 1000,
    lt: 1000,
    litre: 1000,
    litres: 1000,
    liter: 1000,
    liters: 1000,
    升: 1000,
    公升: 1000,
  },
  w: { w: 1, watt: 1, watts: 1, 瓦: 1, kw: 1000, 千瓦: 1000, mw: 1e6, 兆瓦: 1e6 },
  wh: { wh: 1, 瓦时: 1, kwh: 1000, 千瓦时: 1000, 度电: 1000, mwh: 1e6, 兆瓦时: 1e6 },
  v: { v: 1, volt: 1, volts: 1, 伏: 1, 伏特: 1, kv: 1000, 千伏: 1000 },
  ma: { ma: 1, 毫安: 1, a: 1000, amp: 1000, amps: 1000, 安: 1000, 安培: 1000 },
  mah: { mah: 1, 毫安时: 1, ah: 1000, 安时: 1000 },
  m2: { m2: 1, sqm: 1, 平方米: 1, 平米: 1, 平方: 1 },
  m3: { m3: 1, cbm: 1, 立方米: 1, 立方: 1 },
  c: { c: 1, 摄氏度: 1, 度: 1 },
  hz: { hz: 1, 赫兹: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  pa: { pa: 1, kpa: 1e3, mpa: 1e6, bar: 1e5, 兆帕: 1e6, 千帕: 1e3 },
  gb: { mb: 1 / 1024, gb: 1, tb: 1024 },
  gsm: { gsm: 1 },
}

const unitOf = new Map<string, [base: string, factor: number]>()
for (const [base, names] of Object.entries(units))
  for (const [name, factor] of Object.entries(names)) unitOf.set(name, [base, factor])
const longestName = Math.max(...[...unitOf.keys()].map((name) => name.length))

const number = /^\d+(?:\.\d+)?$/
/** 2 in m2 is a token of its own. */
const powers = new Map([
  ['m', 'm'],
  ['sqm', 'sqm'],
])

export interface Quantity {
  /** Such as ~500ml: one text for all ways to write a quantity. */
  text: string
  /** Which tokens it takes, and how many characters of the last of them. */
  from: number
  to: number
  /** Characters of the Chinese run that are the unit; the rest of the run is something else. */
  ofRun: number
}

function named(text: string, value: number): string | undefined {
  const unit = unitOf.get(text)
  return unit && `~${Number((value * unit[1]).toPrecision(6))}${unit[0]}`
}

/** The quantity that begins at a token: a number and the unit after it, with or without a blank between. */
export function quantityAt(all: readonly Token[], from: number): Quantity | undefined {
  const amount = all[from]
  const unit = all[from + 1]
  if (!amount || !unit || amount.kind !== 'word' || !number.test(amount.text)) return undefined
  const value = Number(amount.text)
  if (unit.kind === 'word') {
    const power = all[from + 2]
    if (powers.has(unit.text) && power?.tie === 'adjacent' && (power.text === '2' || power.text === '3')) {
      const text = named(`m${power.text}`, value)
      if (text) return { text, from, to: from + 3, ofRun: 0 }
    }
    const text = named(unit.text, value)
    return text ? { text, from, to: from + 2, ofRun: 0 } : undefined
  }
  if (unit.kind !== 'han') return undefined
  for (let length = Math.min(longestName, unit.text.length); length > 0; length--) {
    const text = named(unit.text.slice(0, length), value)
    if (text) return { text, from, to: from + 2, ofRun: length }
  }
  return undefined
}
