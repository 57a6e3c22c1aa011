import { bilingual } from '@tradefloor/ui'

export const exhibitorMessages = bilingual({
  zh: {
    all: '全部展商',
    count: '共 {count} 家',
    searchHere: '在本展会中搜索',
    none: '暂无展商',
    noneHint: '这个展会的展商名单还没有公布',
    noneNamed: '没有找到“{word}”',
    noneSuch: '没有符合条件的展商',
    noneSuchHint: '换一个更短的词，或去掉筛选条件',
  },
  en: {
    all: 'All exhibitors',
    count: '{count} {count|exhibitor|exhibitors}',
    searchHere: 'Search exhibitors',
    none: 'No exhibitors yet',
    noneHint: 'Exhibitors have not been announced yet',
    noneNamed: 'Nothing found for “{word}”',
    noneSuch: 'No matching exhibitors',
    noneSuchHint: 'Try a shorter search, or clear the filters',
  },
})
