import type { ReceivedCard } from '@tradefloor/contract'
import { Button, inLanguage, Modal, QrCode, useLanguage, useText } from '@tradefloor/ui'
import { pageTexts } from '../../shared/page/texts.ts'
import { cardHolderTexts } from './card-holder-texts.ts'
import { namesOfCard, vcardOfCard } from './received-card-text.ts'

interface CardQrProps {
  received: ReceivedCard | undefined
  onClose: () => void
}

/** A card as a picture that a phone's camera takes into its address book. */
export function CardQr({ received, onClose }: CardQrProps) {
  const t = useText(cardHolderTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const holder = received?.card.holder_info
  const company = received ? inLanguage(namesOfCard(received), language).text : ''
  return (
    <Modal
      open={received !== undefined}
      onClose={onClose}
      title={t('qrOf', { name: company })}
      className="max-w-90 flex-col items-center overflow-y-auto p-6 text-center"
    >
      {received && holder && (
        <>
          <h2 className="text-18 font-bold text-balance">{company}</h2>
          <p className="text-13 text-ink-2">{holder.manager_name}</p>
          <div className="my-3 overflow-hidden rounded-card border border-line">
            <QrCode size={264} label={t('qrOf', { name: company })} text={vcardOfCard(received, language)} />
          </div>
          <p className="text-13 text-ink-2">{t('qrHint')}</p>
          <Button className="mt-4" onClick={onClose}>
            {common('close')}
          </Button>
        </>
      )}
    </Modal>
  )
}
