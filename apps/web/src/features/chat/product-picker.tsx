import { inLanguage, Modal, Picture, useLanguage, useText } from '@tradefloor/ui'
import { chatMessages } from './messages.ts'

/** What a visitor can send: an exhibit of the booth. */
export interface Sendable {
  exhibitionProductId: number
  name: { zh: string; en: string }
  image: string
}

interface ProductPickerProps {
  open: boolean
  products: readonly Sendable[]
  onChoose: (exhibitionProductId: number) => void
  onClose: () => void
}

/** One of the booth's exhibits, to talk about. */
export function ProductPicker({ open, products, onChoose, onClose }: ProductPickerProps) {
  const t = useText(chatMessages)
  const { language } = useLanguage()
  return (
    <Modal open={open} onClose={onClose} title={t('chooseProduct')} className="h-140 max-w-120">
      <div className="flex min-h-0 flex-1 flex-col p-4">
        <h2 className="shrink-0 pb-3 text-18 font-bold">{t('chooseProduct')}</h2>
        {products.length === 0 && <p className="text-ink-3">{t('noProducts')}</p>}
        <ul className="-mx-2 min-h-0 flex-1 overflow-y-auto">
          {products.map(({ exhibitionProductId, name, image }) => {
            const shown = inLanguage(name, language).text
            return (
              <li key={exhibitionProductId}>
                <button
                  type="button"
                  onClick={() => onChoose(exhibitionProductId)}
                  className="flex min-h-16 w-full items-center gap-3 rounded-control p-2 text-left hover:bg-sand-2"
                >
                  <Picture src={image} name={shown} sizes="56px" className="size-14 rounded-control" />
                  <span className="line-clamp-2">{shown}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Modal>
  )
}
