import { describe, expect, test } from 'vitest'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'

const squid = aProduct(1, '冻北太平洋鱿鱼（原条）', 'Frozen North Pacific Squid, Whole Round', {
  model: { en: 'SQ-W-250' },
  category: { zh: '冷冻水产', en: 'Frozen seafood' },
  text: { zh: '由于海上速冻，适合酒店。', en: 'Frozen at sea, 250 g each.' },
})
const rings = aProduct(2, '单冻鱿鱼圈', 'IQF Squid Rings 500 g', { model: { en: 'SQ-R-500' } })
const bearing = aProduct(3, '深沟球轴承', 'Deep-groove Ball Bearing', {
  model: { en: 'XY-6205-2RS' },
  place: { zh: '浙江省; 宁波市; 中国', en: 'Zhejiang; Ningbo; China' },
})
const chair = aProduct(4, '人体工学办公椅', 'Ergonomic Office Chair', {
  text: { zh: '颜色可选。', en: 'Any colour.' },
})
const oil = aProduct(5, '特级初榨橄榄油 500 毫升', 'Extra Virgin Olive Oil 500 ml', {
  company: { zh: '韦德拉纳山榨油坊有限公司', en: 'Almazara Sierra Vedrana de Jaén S.L.' },
})
const battery = aProduct(6, '磷酸铁锂电池组', 'Lithium Battery Packs, 2.5 kg')
const powerBank = aProduct(7, '移动电源', 'Powerbank 10,000 mAh')
const berries = aProduct(8, '速冻树莓', 'Frozen Raspberries')
const fibre = aProduct(9, '玻璃纤维布', 'Glass Fibre Cloth')
const moulding = aProduct(10, '卧式注塑机', 'Horizontal Injection Moulding Machine')

const fair = searchableFair(
  [squid, rings, bearing, chair, oil, battery, powerBank, berries, fibre, moulding],
  [{ terms: ['充电宝', 'power bank'] }, { terms: ['鱿鱼', 'calamari'] }, { terms: ['覆盆子', 'raspberry'] }],
)
const found = (query: string) => fair.found(query).sort((a, b) => a - b)

describe('U-02 Chinese', () => {
  test.each([
    ['one character', '椅', [4]],
    ['two characters', '鱿鱼', [1, 2]],
    ['more', '深沟球轴承', [3]],
    ['traditional characters', '魷魚圈', [2]],
    ['words that stand apart in the name', '人体工学椅', [4]],
    ['with the suffix of nouns', '椅子', [4]],
    ['a run of two words', '太平洋鱿鱼', [1]],
    ['a phrase with particles', '我想买鱿鱼圈', [2]],
    ['a phrase about makers', '做轴承的厂家', [3]],
    ['a filler word typed apart', '轴承 批发', [3]],
    ['a company with its suffix', '韦德拉纳山榨油坊有限公司', [5]],
  ])('%s', (_, query, expected) => expect(found(query)).toEqual(expected))
})

describe('U-07 English and numbers', () => {
  test.each([
    ['a word in any case', 'SQUID', [1, 2]],
    ['words in any order', 'oil olive', [5]],
    ['a beginning', 'raspb', [8]],
    ['the middle of a word', 'spberr', [8]],
    ['a singular', 'raspberry', [8]],
    ['a plural', 'batteries', [6]],
    ['an American spelling', 'fiber cloths', [9]],
    ['another ending', 'molding machine', [10]],
    ['two words written as one', 'officechair', [4]],
    ['one word written as two', 'power bank', [7]],
    ['without accents', 'jaen', [5]],
    ['function words', 'suppliers of the squid rings', [2]],
    ['a model', 'xy-6205-2rs', [3]],
    ['a model without hyphens', 'XY62052RS', [3]],
    ['a part of a model', '6205', [3]],
    ['the rest of a model', 'r500', [2]],
    ['full width', 'ｓｑ－ｒ－５００', [2]],
    ['the unit in Chinese', '500克', [2]],
    ['another unit', '0.5kg', [2]],
    ['a quantity typed apart', '500 ml', [5]],
    ['thousands', '10000mAh', [7]],
    ['both scripts', 'iqf 鱿鱼', [2]],
    ['both scripts in one run', 'iqf鱿鱼圈', [2]],
    ['a place', 'ningbo bearing', [3]],
    ['a long text', '速冻 酒店', [1]],
  ])('%s', (_, query, expected) => expect(found(query)).toEqual(expected))
})

describe('U-06 pinyin', () => {
  test.each([
    ['in one word', 'youyu', [1, 2]],
    ['with blanks', 'zhou cheng', [3]],
    ['with blanks, one syllable a word', 'gan lan you', [5]],
    ['longer than a word', 'shengouqiuzhoucheng', [3]],
    ['of words that stand apart', 'taipingyang yuantiao', [1]],
    ['that ends within a syllable', 'zhouch', [3]],
    ['initials', 'zsj', [10]],
    ['more initials', 'tpyyy', [1]],
  ])('%s', (_, query, expected) => expect(found(query)).toEqual(expected))

  test('the same sound in a long text is no hit: 由于 is not 鱿鱼', () => {
    const hotel = searchableFair([aProduct(1, '茶', 'Tea', { text: { zh: '由于海上速冻' } }), rings])
    expect(hotel.found('youyu')).toEqual([2])
  })

  test('initials that a model number has as well find what the fair has more of, after the model', () => {
    const pomelo = aProduct(20, '胡柚', 'Pomelo', { model: { en: 'YY-10' } })
    const mixed = searchableFair([pomelo, squid, rings])
    expect(mixed.found('yy')).toEqual([20, 1, 2])
    const pomelos = [21, 22, 23].map((id) => ({ ...pomelo, id }))
    expect(searchableFair([...pomelos, squid, rings]).found('yy')).toEqual([21, 22, 23])
  })

  test('the reading is said', () => {
    expect(fair.plan('youyu').readings).toContainEqual({ typed: 'youyu', kind: 'pinyin', shown: '鱿鱼' })
  })
})

describe('U-08 slips', () => {
  test.each([
    ['letters swapped', 'sqiud', [1, 2], 'squid'],
    ['a letter missing', 'bering', [3], 'bearing'],
    ['two slips in a long word', 'egonomik', [4], 'ergonomic'],
    ['a character of the same sound', '尤鱼', [1, 2], '鱿鱼'],
    ['a wrong character', '注朔机', [10], undefined],
    ['pinyin of the south', 'zusuji', [10], '注塑机'],
    ['pinyin with letters swapped', 'zhusuij', [10], '注塑机'],
    ['a word with a hyphen', 'deep-grove', [3], 'deep-groove'],
  ])('%s', (_, query, expected, correction) => {
    expect(fair.found(query)).toEqual([])
    expect(fair.similar(query).sort((a, b) => a - b)).toEqual(expected)
    expect(fair.plan(query).didYouMean).toBe(correction)
  })

  test('only the wrong word of a query is corrected', () => {
    expect(fair.plan('Forzen  squid').didYouMean).toBe('frozen  squid')
  })

  test.each(['6206', 'xy-6205-3rs', 'sq-x-500'])('model numbers are not corrected: %s', (query) => {
    expect(fair.search(query)).toEqual([])
  })
})

describe('U-09 the glossary', () => {
  test.each([
    ['a phrase written as one word in the fair', '充电宝', [7]],
    ['into Chinese', 'calamari', [1, 2]],
    ['between two Chinese words', '覆盆子', [8]],
    ['with other words', 'frozen calamari', [1]],
    ['inside a run', '速冻覆盆子', [8]],
  ])('%s', (_, query, expected) => expect(found(query)).toEqual(expected))

  test('a slip in a word that only the glossary knows is corrected', () => {
    expect(fair.similar('calamrai').sort()).toEqual([1, 2])
  })
})

describe('U-04 what is not there', () => {
  test.each([
    '直升机',
    'helicopter',
    '吉他',
    '鱿鱼 轴承',
    'squid 轴承',
    'squid bearing',
    'xqzvwk',
    '鱿鱼 plant',
    '椅鱿',
  ])('%s finds nothing but similar things', (query) => expect(fair.found(query)).toEqual([]))

  test('pieces of a run in a long text are no hit for the run, since nothing says that they stand together', () => {
    const noodles = searchableFair([
      aProduct(1, '丝巾', 'Scarf', { text: { zh: '携带方便，便面料轻。' } }),
      rings,
    ])
    expect(noodles.found('方便面')).toEqual([])
    expect(noodles.similar('方便面')).toEqual([1])
  })

  test('words typed apart are never left out', () => {
    expect(fair.search('鱿鱼 helicopter')).toEqual([])
  })

  test('a run that we cut is relaxed, and what that finds is marked', () => {
    expect(fair.similar('冰鲜鱿鱼圈')).toContain(2)
    expect(fair.found('冰鲜鱿鱼圈')).toEqual([])
  })
})
