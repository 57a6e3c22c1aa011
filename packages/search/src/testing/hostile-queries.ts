const alphabets = [
  [...'abcdefghijklmnopqrstuvwxyz'],
  [...'鱿鱼轴承东海有限公司的和一二三魷魚'],
  [...'0123456789.,-/'],
  [...'%_\\=<>\'"`;:!?()[]{}|&*~^$#@+'],
  [...'　 \t\n'],
  [' the ', ' of ', ' co. ltd ', '厂家', ' 批发 ', 'squid', ' frozen ', '500ml', 'youyu', "o'b", ' a-b-c '],
  [
    '😀',
    '👨‍👩‍👧',
    '𠮷',
    '\ud800',
    '\udc00',
    '\u0301',
    '\ufe0f',
    '\u200d',
    '\u0000',
    '\u202e',
    'ﷺ',
    'İ',
    'ß',
    '㎏',
    '½',
    '①',
  ],
]

/** Whatever somebody may type, also somebody who wants to do harm. */
export function hostileQuery(random: (below: number) => number): string {
  const oneOf = <One>(list: readonly One[]) => list[random(list.length)] as One
  const length = random(random(4) === 0 ? 400 : 24)
  let query = ''
  for (let index = 0; index < length; index++)
    query += oneOf(random(3) === 0 ? oneOf(alphabets) : (alphabets[random(2)] as string[]))
  return query
}

/** Made to be dear: many words, many readings, many corrections. */
export const dearQueries: readonly string[] = [
  'a '.repeat(50),
  'yy '.repeat(33),
  'shi '.repeat(25),
  'shishishi '.repeat(10),
  'shi'.repeat(33),
  'zhongguo '.repeat(11),
  'sqiud '.repeat(16),
  'forzen sqiud berings egonomik '.repeat(3),
  '鱿鱼'.repeat(50),
  '鱿鱼 '.repeat(33),
  '海东水产有限公司'.repeat(12),
  '海 东 水 产 有 限 公 司 '.repeat(6),
  'a-b-c-d-e-f-g-h-i-j-k '.repeat(4),
  'a1b2c3d4e5 '.repeat(9),
  '500ml '.repeat(16),
  '%_\\x'.repeat(25),
  "' or 1=1 --".repeat(9),
  '| & ! ( ) :* <-> '.repeat(5),
  "''':* ".repeat(16),
]
