import { bilingual } from '@tradefloor/ui'

export const introductionMessages = bilingual({
  zh: {
    title: '平台介绍',
    headline: '一座不落幕的海上展城',
    lead: '云展为全球数字贸易而建。展商在这里布展，采购商在这里看样、询价、约谈，同一场展会用中文和英文两种语言服务两端。',
    features: '四项能力',
    exhibition: '云展览',
    exhibitionText: '三维展馆与图文列表并行：走进展台看展品，也可以直接按企业和品类查找。',
    negotiation: '云洽谈',
    negotiationText: '在展台里与参展企业的联系人一对一交谈，交换电子名片，隔着时差也能留言。',
    live: '云直播',
    liveText: '开幕、发布与产品讲解实时播出，错过的场次留有回放。',
    conference: '云会议',
    conferenceText: '大小会场各有议程与嘉宾，资料可以收藏，时间按展会与访客两地显示。',
    model: '1+N 模式',
    modelLead: '一个共享展区把所有展会放在一起，N 个行业展馆各自深耕，访客用同一个账号走遍全部。',
    one: '共享展区',
    oneText: '全部展会、展商与展品汇入一处，一次搜索即可找到。',
    many: '行业展馆',
    manyText: '每个行业有自己的常设展馆，全年开放，各有场景与内容。',
    pavilions: '走进行业展馆',
    start: '去看正在举办的展会',
  },
  en: {
    title: 'Introduction',
    headline: 'A harbour city of fairs that never closes',
    lead: 'Tradefloor is made for global digital trade. Exhibitors set up here; buyers look at samples, ask for prices and arrange talks. One fair serves both sides in Chinese and in English.',
    features: 'Four abilities',
    exhibition: 'Cloud exhibition',
    exhibitionText:
      '3D halls and plain lists side by side: walk up to a booth, or go straight to a company or a product.',
    negotiation: 'Cloud negotiation',
    negotiationText:
      'Talk one to one with an exhibitor’s contact at the booth, exchange cards, and leave word across time zones.',
    live: 'Cloud live',
    liveText: 'Openings, launches and product talks as they happen, with a replay of what you missed.',
    conference: 'Cloud conference',
    conferenceText:
      'A big and a small hall with agenda and speakers, papers to keep, and times on the fair’s clock and yours.',
    model: 'The 1+N model',
    modelLead:
      'One shared exhibition area brings all fairs together; N industry pavilions each go deep. One account opens every door.',
    one: 'Shared area',
    oneText: 'All fairs, exhibitors and exhibits come together here, and one search finds them.',
    many: 'Industry pavilions',
    manyText: 'Each industry has a standing pavilion, open all year, with a scene and content of its own.',
    pavilions: 'Enter a pavilion',
    start: 'See what is on now',
  },
})
