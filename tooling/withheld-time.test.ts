import { describe, expect, it } from 'vitest'
import { readTicks, untilCalm, watchWithheldTime } from './withheld-time.mjs'

const quiet = { withheld: 0, all: 1000 }
const later = (share: number) => ({ withheld: share * 1000, all: 2000 })
const inTurn = <T>(...values: T[]) => {
  let i = 0
  return () => values[Math.min(i++, values.length - 1)] as T
}

describe('time that the host withholds', () => {
  it('is the eighth figure of the processors together; the guests’ are in the first two already', () => {
    const stat = 'cpu  10 20 30 40 50 60 70 80 5 6\ncpu0 1 1 1 1 1 1 1 1 0 0\nctxt 7'
    expect(readTicks(stat)).toEqual({ withheld: 80, all: 360 })
  })

  it('is none where nothing is known of it', () => {
    expect(readTicks('')).toEqual({ withheld: 0, all: 0 })
    expect(watchWithheldTime({ read: () => readTicks('') }).stop()).toBe(0)
  })

  it('is the share of the time that went by', () => {
    expect(watchWithheldTime({ read: inTurn(quiet, later(0.4)) }).stop()).toBe(0.4)
  })

  it('is waited for to end, but not for ever', async () => {
    const [stolen, calm] = [
      { withheld: 900, all: 2000 },
      { withheld: 910, all: 3000 },
    ]
    const read = inTurn(quiet, stolen, stolen, calm)
    await untilCalm({ read, everyMs: 1 })
    expect(read()).toEqual(calm)
    await untilCalm({ read: inTurn(quiet, stolen, quiet, stolen, quiet), everyMs: 1, mostWindows: 2 })
  })
})
