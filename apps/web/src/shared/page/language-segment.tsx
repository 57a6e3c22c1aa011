import { Segment, useLanguage, useText } from '@tradefloor/ui'
import { pageTexts } from './texts.ts'

export function LanguageSegment({ look }: { look: 'glass' | 'glass-touch' }) {
  const t = useText(pageTexts)
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
