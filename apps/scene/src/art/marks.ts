import { around, circle, type LineArt, slab } from './line-art.ts'

const half = 0.58

/** Marks for exhibitors that have no logo, or whose logo is still on its way. */
export const marks: readonly LineArt[] = [
  // Three waves.
  [{ line: 'M8 30C28 6 58 48 92 22M8 55C28 31 58 73 92 47M8 80C28 56 58 98 92 72', width: 13 }],
  // Two discs.
  [{ fill: circle(35, 50, 29) }, { fill: circle(65, 50, 29), alpha: half }],
  // A folded peak.
  [{ fill: 'M50 8V88H4z' }, { fill: 'M50 8L96 88H50z', alpha: half }],
  // A leaf.
  [
    { fill: 'M92 8L20 86C-4 42 32 6 92 8z' },
    { fill: 'M92 8L20 86C64 100 96 68 92 8z', alpha: half },
    { line: 'M20 86L8 97', width: 7 },
  ],
  // Rising bars.
  [
    { fill: slab(6, 54, 25, 40, 6), alpha: half },
    { fill: slab(37.5, 32, 25, 62, 6), alpha: 0.8 },
    { fill: slab(69, 8, 25, 86, 6) },
  ],
  // An open ring with its planet.
  [{ line: 'M74 21A37 37 0 1 0 74 79', width: 13 }, { fill: circle(78, 50, 14) }],
  // A hexagon with a core.
  [{ line: 'M50 8L87 29V71L50 92L13 71V29z' }, { fill: 'M50 33L65 41.500V58.500L50 67L35 58.500V41.500z' }],
  // Four diamonds.
  [
    { fill: 'M50 4L72 26L50 48L28 26zM50 52L72 74L50 96L28 74z' },
    { fill: 'M26 28L48 50L26 72L4 50zM74 28L96 50L74 72L52 50z', alpha: half },
  ],
  // Two roofs.
  [
    { line: 'M12 48L50 16L88 48', width: 14 },
    { line: 'M12 84L50 52L88 84', width: 14, alpha: half },
  ],
  // Four quarters.
  [
    { fill: 'M8 48A40 40 0 0 1 48 8V48zM92 52A40 40 0 0 1 52 92V52z' },
    { fill: 'M52 8H92V48A40 40 0 0 1 52 8zM8 52H48V92A40 40 0 0 1 8 52z', alpha: half },
  ],
  // A blossom.
  [
    {
      fill: around(8, 34)
        .map(([x, y]) => circle(x, y, 12))
        .join(''),
      alpha: 0.85,
    },
    { fill: circle(50, 50, 16) },
  ],
  // A sail.
  [
    { fill: 'M47 4V66H12z' },
    { fill: 'M55 22V66H86z', alpha: half },
    { fill: 'M8 74H92C86 90 72 94 50 94S14 90 8 74z' },
  ],
  // Two linked frames.
  [
    { line: slab(11, 11, 50, 50, 13), width: 12 },
    { line: slab(39, 39, 50, 50, 13), width: 12, alpha: 0.75 },
  ],
  // A gate in a gate.
  [
    { line: 'M12 90V50A38 38 0 0 1 88 50V90', width: 13 },
    { line: 'M37 90V54A13 13 0 0 1 63 54V90', width: 13, alpha: 0.75 },
  ],
  // A drop.
  [{ fill: `M50 4C66 28 84 44 84 63A34 34 0 0 1 16 63C16 44 34 28 50 4z${circle(60, 64, 11)}` }],
  // Three joined points.
  [
    { line: 'M50 22L21 76H79z', width: 8, alpha: half },
    { fill: circle(50, 21, 16) + circle(21, 76, 16) + circle(79, 76, 16) },
  ],
  // A ribbon.
  [{ line: 'M80 24C62 2 20 8 22 33C24 58 78 42 78 67C78 94 36 98 18 76', width: 16 }],
  // A compass star.
  [
    { fill: 'M50 2C54 38 62 46 98 50C62 54 54 62 50 98C46 62 38 54 2 50C38 46 46 38 50 2z' },
    { line: circle(50, 50, 34), width: 5, alpha: half },
  ],
  // A spiral shell.
  [{ line: 'M50 56A10 10 0 1 1 60 46A24 24 0 1 1 36 26A38 38 0 0 1 90 50A40 40 0 0 1 50 92', width: 11 }],
]

/** Which of them is the boat of the house. */
export const sailMark = 11

const wrapped = (n: number, count: number) => ((Math.trunc(n) % count) + count) % count

/** Steps through a family by id, so that ids near each other never get the same. */
export function pickById<T>(family: readonly [T, ...T[]] | readonly T[], id: number, stride: number): T {
  const found = family[wrapped(id * stride, family.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

export const markOf = (id: number): LineArt => pickById(marks, id, 7)
