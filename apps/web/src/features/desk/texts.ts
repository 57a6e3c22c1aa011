import { bilingual } from '@tradefloor/ui'

export const deskTexts = bilingual({
  zh: {
    relation: '联系我们',
    rcap: '会议日程',
    consultPdf: '展会资料',
    noDocuments: '暂无资料',
    noDocumentsHint: '演讲嘉宾的资料公布后会放在这里',
    documentOf: '{name} 提供',
  },
  en: {
    relation: 'Contact us',
    rcap: 'Schedule',
    consultPdf: 'Documents',
    noDocuments: 'No documents yet',
    noDocumentsHint: 'Speakers’ documents will appear here once published',
    documentOf: 'By {name}',
  },
})
