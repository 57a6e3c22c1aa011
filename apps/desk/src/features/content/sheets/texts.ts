import { bilingual } from '@tradefloor/ui'

export const sheetTexts = bilingual({
  zh: {
    exportXlsx: '导出 XLSX',
    exportCsv: '导出 CSV',
    exported: '展品表格已导出，含未发布的更改',
  },
  en: {
    exportXlsx: 'Export XLSX',
    exportCsv: 'Export CSV',
    exported: 'Products exported, with unpublished changes',
  },
})
