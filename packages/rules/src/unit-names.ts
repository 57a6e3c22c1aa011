import { type PriceUnit, priceUnits } from '@tradefloor/contract'

/** What a unit is called behind a price. */
export const unitNames: Readonly<Record<PriceUnit, { zh: string; en: string }>> = {
  piece: { zh: '件', en: 'piece' },
  unit: { zh: '台', en: 'unit' },
  set: { zh: '套', en: 'set' },
  pair: { zh: '双', en: 'pair' },
  dozen: { zh: '打', en: 'dozen' },
  gram: { zh: '克', en: 'g' },
  kg: { zh: '千克', en: 'kg' },
  tonne: { zh: '吨', en: 'tonne' },
  metre: { zh: '米', en: 'metre' },
  square_metre: { zh: '平方米', en: 'm²' },
  cubic_metre: { zh: '立方米', en: 'm³' },
  square_kilometre: { zh: '平方公里', en: 'km²' },
  litre: { zh: '升', en: 'litre' },
  kilowatt: { zh: '千瓦', en: 'kW' },
  carton: { zh: '箱', en: 'carton' },
  box: { zh: '盒', en: 'box' },
  pack: { zh: '包', en: 'pack' },
  bag: { zh: '袋', en: 'bag' },
  bottle: { zh: '瓶', en: 'bottle' },
  jar: { zh: '瓶', en: 'jar' },
  tin: { zh: '罐', en: 'tin' },
  tub: { zh: '罐', en: 'tub' },
  drum: { zh: '桶', en: 'drum' },
  roll: { zh: '卷', en: 'roll' },
  reel: { zh: '盘', en: 'reel' },
  tray: { zh: '盘', en: 'tray' },
  basket: { zh: '篮', en: 'basket' },
  bunch: { zh: '扎', en: 'bunch' },
  pot: { zh: '盆', en: 'pot' },
  plant: { zh: '株', en: 'plant' },
  page: { zh: '页', en: 'page' },
  minute: { zh: '分钟', en: 'minute' },
  use: { zh: '次', en: 'use' },
  project: { zh: '项', en: 'project' },
  year: { zh: '年', en: 'year' },
  user_year: { zh: '人·年', en: 'user-year' },
}

/** The unit that somebody wrote by its code or by its name in either language. */
export function unitCalled(text: string): PriceUnit | undefined {
  const word = text.toLowerCase()
  return priceUnits.find((unit) =>
    [unit, unitNames[unit].zh, unitNames[unit].en.toLowerCase()].includes(word),
  )
}
