import type { BilingualText } from '../place.ts'

export const boothWords = {
  picture: {
    zh: '展位。方向键左右绕行，加减键走近或退后',
    en: 'The booth. Walk around it with the arrow keys, come closer with plus and minus',
  },
  places: { zh: '展位内容', en: 'At this booth' },
  listHint: { zh: '这个展位可以看和可以做的。', en: 'What you can see and do at this booth.' },
  play: { zh: '播放视频', en: 'Play video' },
  pause: { zh: '暂停', en: 'Pause' },
} as const satisfies Record<string, BilingualText>
