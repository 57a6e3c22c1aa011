import { around, circle, type LineArt, slab } from './line-art.ts'

/** What stands for a line of business on a poster that has no picture. */
const gear = around(10, 30)
  .map(([x, y]) => `M${x} ${y}L${x + (x - 50) * 0.42} ${y + (y - 50) * 0.42}`)
  .join('')

const industryArt: Readonly<Record<string, LineArt>> = {
  manufacturing: [{ line: gear, width: 12 }, { fill: circle(50, 50, 33) + circle(50, 50, 14) }],
  textiles: [
    { fill: slab(32, 20, 36, 60, 3), alpha: 0.45 },
    { line: 'M34 36L66 28M34 48L66 40M34 60L66 52M34 72L66 64', width: 5 },
    { fill: slab(20, 6, 60, 15, 7) + slab(20, 79, 60, 15, 7) },
    { line: 'M66 64C90 62 94 76 86 90', width: 4 },
  ],
  food: [
    { fill: 'M5 50H95C95 74 78 90 60 90H40C22 90 5 74 5 50z' },
    { line: 'M34 38C26 28 42 22 34 9M52 38C44 28 60 22 52 9M70 38C62 28 78 22 70 9', width: 6, alpha: 0.6 },
  ],
  home: [
    { fill: 'M50 8L95 44L88 52L50 22L12 52L5 44z' },
    { fill: 'M50 28L84 55V92H16V55zM42 92H58V66H42z', alpha: 0.72 },
  ],
  electronics: [
    {
      line: 'M34 26V8M50 26V8M66 26V8M34 92V74M50 92V74M66 92V74M26 34H8M26 50H8M26 66H8M92 34H74M92 50H74M92 66H74',
      width: 6,
      alpha: 0.7,
    },
    { fill: slab(23, 23, 54, 54, 9) + slab(38, 38, 24, 24, 4) },
  ],
  medical: [{ fill: circle(50, 50, 47), alpha: 0.3 }, { fill: 'M40 20H60V40H80V60H60V80H40V60H20V40H40z' }],
  energy: [{ line: circle(50, 50, 44), width: 5, alpha: 0.5 }, { fill: 'M57 12L24 55H46L41 88L76 43H54z' }],
  agriculture: [
    { line: 'M50 94V50', width: 8 },
    { fill: 'M49 60C18 62 6 42 8 18C36 18 51 32 49 60z' },
    { fill: 'M51 48C51 24 66 10 94 12C94 38 80 52 51 48z', alpha: 0.7 },
  ],
}

export const artOfIndustry = (industry: string | null): LineArt | undefined =>
  industry === null ? undefined : industryArt[industry]
