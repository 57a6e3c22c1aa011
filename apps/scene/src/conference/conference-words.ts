import type { ConferenceHall } from '@tradefloor/rules'
import type { BilingualText } from '../place.ts'

export const hallWords = {
  big: { zh: '大会议厅', en: 'Main hall' },
  small: { zh: '小会议厅', en: 'Small hall' },
} as const satisfies Record<ConferenceHall, BilingualText>

export const conferenceWords = {
  picture: {
    zh: '会议厅。方向键左右移动，加减键走近或退后',
    en: 'The conference hall. Move aside with the arrow keys, come closer with plus and minus',
  },
  places: { zh: '会议厅内容', en: 'In this hall' },
  listHint: { zh: '这个会议厅可以看和可以做的。', en: 'What you can see and do in this hall.' },
  find: { zh: '查找会议', en: 'Find a session' },
  screen: { zh: '观看会议', en: 'Watch' },
  agenda: { zh: '会议议程', en: 'Schedule' },
  guests: { zh: '演讲嘉宾', en: 'Speakers' },
  sessions: { zh: '本厅日程', en: 'Sessions in this hall' },
  noSchedule: { zh: '暂无日程', en: 'No schedule' },
  noGuests: { zh: '嘉宾名单即将公布', en: 'Speakers to be announced' },
  upcoming: { zh: '即将开始', en: 'Coming soon' },
  live: { zh: '正在直播', en: 'Live now' },
  replay: { zh: '回放', en: 'Replay' },
  over: { zh: '已结束', en: 'Ended' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  fairTime: { zh: '北京时间', en: 'UTC+8' },
  play: { zh: '播放', en: 'Play' },
  pause: { zh: '暂停', en: 'Pause' },
  soundOn: { zh: '打开声音', en: 'Unmute' },
  soundOff: { zh: '静音', en: 'Mute' },
  unplayable: { zh: '画面暂时无法播放，请稍后再试', en: 'The picture cannot be played now. Try again later' },
} as const satisfies Record<string, BilingualText>
