import { brandOf } from '@tradefloor/rules'
import { BrandMark, useLanguage, useText } from '@tradefloor/ui'
import { useDesk } from './desk-context.tsx'
import { deskTexts } from './texts.ts'

export function DeskBrand() {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { name } = brandOf(useDesk().config.fair, language)
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark size={36} />
      <span className="min-w-0">
        <span className="line-clamp-2 text-16 leading-5 font-bold text-balance">{name}</span>
        <span className="block text-12 text-on-glass-2">{t('desk')}</span>
      </span>
    </span>
  )
}
