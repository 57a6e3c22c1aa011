import { IconButton, inLanguage, Picture, type Thing, useLanguage, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { chatTexts } from './texts.ts'

/** The exhibit that goes with the next message. */
export function AboutProduct({ product, onRemove }: { product: Thing; onRemove: () => void }) {
  const t = useText(chatTexts)
  const { language } = useLanguage()
  const name = inLanguage(product.name, language).text
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-sand-2 p-1.5">
      <Picture src={product.image ?? ''} name={name} sizes="48px" className="size-12 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="truncate">{name}</p>
        <p className="text-12 text-ink-3">{t('aboutProduct')}</p>
      </div>
      <IconButton
        label={t('removeProduct')}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onRemove}
        className="text-ink-2 hover:bg-white"
      />
    </div>
  )
}
