import { BrandMark, useText } from '@tradefloor/ui'
import { deskMessages } from '../messages.ts'

export function DeskBrand() {
  const t = useText(deskMessages)
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark size={36} />
      <span>
        <span className="block text-16 leading-5 font-bold">{t('brand')}</span>
        <span className="block text-12 text-on-glass-2">{t('desk')}</span>
      </span>
    </span>
  )
}
