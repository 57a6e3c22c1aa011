import type { BilingualText } from '../place.ts'

export const hallWords = {
  picture: {
    zh: '展厅内景。方向键行走与转身，加减键前后移动，回车进入面前的展位，Esc 退后一步',
    en: 'Inside the hall. Walk and turn with the arrow keys, Enter opens the booth in front of you, Escape steps back',
  },
  places: { zh: '展位', en: 'Booths' },
  listHint: {
    zh: '按展区列出全部展位，选择一家进入。',
    en: 'All booths, street by street. Choose one to enter.',
  },
  find: { zh: '查找企业、展品或展位号', en: 'Find a company, product or booth' },
  foundCount: { zh: '找到 {count} 家', en: '{count} found' },
  above: { zh: '俯瞰', en: 'From above' },
  entrance: { zh: '入口', en: 'Entrance' },
} as const satisfies Record<string, BilingualText>
