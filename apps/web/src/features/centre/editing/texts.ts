import { bilingual } from '@tradefloor/ui'

export const editingTexts = bilingual({
  zh: {
    edit: '编辑',
    delete: '删除（{count}）',
    selectAll: '全选',
    unselectAll: '取消全选',
    selected: '已选 {count} 项',
    removed: '已移除 {count} 项',
  },
  en: {
    edit: 'Edit',
    delete: 'Delete ({count})',
    selectAll: 'Select all',
    unselectAll: 'Unselect all',
    selected: '{count} selected',
    removed: '{count} removed',
  },
})
