import { boothDocumentKinds } from '@tradefloor/contract/schemas'
import { id, w, words } from './column-makers.ts'
import type { Table } from './columns.ts'

export const boothDocuments: Table = {
  name: 'booth-documents',
  about: w('企业在展位提供的资料', 'Documents that a company gives out at its booths'),
  columns: {
    id: id(w('资料编号', 'Number of the document')),
    company: { kind: 'ref', to: 'companies', required: true, about: w('企业编号', 'The company') },
    kind: {
      kind: 'choice',
      of: boothDocumentKinds,
      otherwise: 'other',
      about: w('种类（产品目录、规格书、证书、说明书、其他），不填为 other', 'What it is; other when empty'),
    },
    name: words(120, w('名称', 'Name'), true),
    file: { kind: 'media', types: ['document'], required: true, about: w('PDF 文件', 'PDF file') },
    position: {
      kind: 'number',
      min: 1,
      max: 99_999,
      decimals: 0,
      about: w(
        '在企业资料中的次序；不填的排在后面',
        'Where it stands among the company’s documents; those without one come after',
      ),
    },
  },
}
