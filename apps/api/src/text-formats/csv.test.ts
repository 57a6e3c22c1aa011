import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (value: string) => csvOf([[value]]).slice(2, -3)

test.each(['+86 580-000 0000', '+86 580-000 0000 转 801', '+86 19900000001 / +34 900 000 000'])(
  'S-104 a spreadsheet gets the telephone “%s” as it is shown',
  (phone) => {
    expect(cellOf(phone)).toBe(phone)
  },
)

test.each(['+1+1', '+86', '+86 1+cmd', '+86 580 / =1', '-1', '=1', '@SUM(A1)', '＝1'])(
  'S-104 “%s” is a text to a spreadsheet, and no formula',
  (value) => {
    expect(cellOf(value)).toBe(`'${value}`)
  },
)
