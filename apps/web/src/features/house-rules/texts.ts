import { bilingual } from '@tradefloor/ui'

export const houseRulesTexts = bilingual({
  zh: { contents: '目录', version: '版本 {version}', privacy: '隐私说明', terms: '用户协议', see: '另见' },
  en: {
    contents: 'Contents',
    version: 'Version {version}',
    privacy: 'Privacy',
    terms: 'Terms of use',
    see: 'See also',
  },
})
