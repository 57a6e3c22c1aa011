import { bilingual } from '@tradefloor/ui'

export const mapTexts = bilingual({
  zh: {
    title: '云展海图',
    heading: '一片海，一座展城',
    lead: '点一下飞机，降落在主岛；也可以直接登上行业展馆所在的小岛。',
    fly: '飞往云展主岛',
    pavilions: '行业展馆',
    film: '云展短片',
    skip: '跳过',
    play: '播放短片',
    again: '重看短片',
  },
  en: {
    title: 'Map',
    heading: 'One sea, one city of fairs',
    lead: 'Press the plane to land on the main island, or go straight to an industry pavilion.',
    fly: 'Fly to the main island',
    pavilions: 'Industry pavilions',
    film: 'Intro video',
    skip: 'Skip',
    play: 'Play the video',
    again: 'Watch the video again',
  },
})
