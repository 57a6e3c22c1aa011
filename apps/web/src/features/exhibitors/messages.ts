import { bilingual } from '@tradefloor/ui'

export const exhibitorMessages = bilingual({
  zh: {
    all: '全部展商',
    count: '共 {count} 家',
    range: '第 {first}–{last} 家，共 {count} 家',
    address: '地址',
    booth: '展位 {number}',
    none: '暂无展商',
    noneHint: '这个展会的展商名单还没有公布',
    more: '加载更多',
    ended: '已显示全部展商',
  },
  en: {
    all: 'All exhibitors',
    count: '{count} {count|exhibitor|exhibitors}',
    range: '{first}–{last} of {count}',
    address: 'Address',
    booth: 'Booth {number}',
    none: 'No exhibitors yet',
    noneHint: 'The exhibitors of this exhibition have not been announced',
    more: 'Load more',
    ended: 'That is all of them',
  },
})
