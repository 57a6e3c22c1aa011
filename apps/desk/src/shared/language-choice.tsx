import { Segment, useLanguage, useText } from '@tradefloor/ui'
import { deskTexts } from './texts.ts'

export function LanguageChoice({ look }: { look: 'glass' | 'glass-touch' | 'sand' }) {
  const t = useText(deskTexts)
  const { language, setLanguage } = useLanguage()
  return (
    <Segment
      label={t('language')}
      look={look}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'zh', text: 'CN', label: t('chinese') },
        { value: 'en', text: 'EN', label: t('english') },
      ]}
    />
  )
}
