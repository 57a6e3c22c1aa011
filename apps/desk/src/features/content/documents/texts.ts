import { deskFileLimits } from '@tradefloor/contract'
import { bilingual } from '@tradefloor/ui'

const megabytes = deskFileLimits.uploadBytes.document / 1_048_576
const pages = deskFileLimits.documentPages

export const documentTexts = bilingual({
  zh: {
    documents: '资料',
    total: '{count} 份资料',
    add: '上传 PDF',
    dropHint: `可拖入，每个不超过 ${megabytes} MB、${pages} 页`,
    none: '还没有资料',
    noneHint: '上传产品目录、规格书、证书或说明书；发布后访客在展位的企业介绍里看到',
    unnamed: '未命名资料',
    open: '打开“{name}”（新标签页）',
    added: '已上传“{name}”，发布后访客才会看到',
    replaced: '文件已替换，发布后访客才会看到',
    file: '文件',
    openFile: '打开文件',
    replace: '替换文件',
    back: '返回资料列表',
    atBooth: '展位的企业介绍',
  },
  en: {
    documents: 'Documents',
    total: '{count} {count|document|documents}',
    add: 'Upload PDF',
    dropHint: `Or drop it here: up to ${megabytes} MB and ${pages} pages each`,
    none: 'No documents yet',
    noneHint:
      'Upload a catalogue, a specification, a certificate or a manual. Once published, visitors find it with your company profile',
    unnamed: 'Unnamed document',
    open: 'Open “{name}” (new tab)',
    added: '“{name}” is uploaded. Visitors see it once you publish',
    replaced: 'File replaced. Visitors see it once you publish',
    file: 'File',
    openFile: 'Open file',
    replace: 'Replace file',
    back: 'Back to documents',
    atBooth: 'Company profile at the booth',
  },
})
