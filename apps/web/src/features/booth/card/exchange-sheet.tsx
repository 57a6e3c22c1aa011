import { isCardComplete, sitePaths } from '@tradefloor/rules'
import { Button, CheckBox, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { storedValue, storeValue } from '../../../shared/storage/stored-values.ts'
import { CardSides } from './card-sides.tsx'
import { Consent } from './consent.tsx'
import type { ExchangeFormProps } from './exchange-form.tsx'
import { MissingForm } from './missing-form.tsx'
import { cardTexts } from './texts.ts'
import { useExchange } from './use-exchange.ts'

/** The same on a phone, where the sheet is the question: what is given, the agreement and the answer on one. */
export function ExchangeSheet({ booth, exhibitor, cardId, own, onDone }: ExchangeFormProps) {
  const t = useText(cardTexts)
  const [isReminded] = useState(() => storedValue('noCardReminder') !== '1')
  const [agreed, setAgreed] = useState(false)
  const [noMore, setNoMore] = useState(false)
  // Said before anything is agreed to: nobody ticks, confirms and is turned away then.
  const [missing, setMissing] = useState(() => !isCardComplete(own))
  const { mutate, isPending } = useExchange({ booth, cardId, onMissing: () => setMissing(true) })
  const exchange = () => {
    if (isPending) return
    if (noMore) storeValue('noCardReminder', '1')
    mutate(undefined, { onSuccess: onDone })
  }
  const consent = <Consent exhibitor={exhibitor} agreed={agreed} onAgree={setAgreed} />
  return (
    <>
      <CardSides exhibitor={exhibitor} own={own} />
      {missing ? (
        <MissingForm own={own} agreed={agreed} busy={isPending} onComplete={exchange}>
          {consent}
        </MissingForm>
      ) : (
        <>
          {consent}
          {isReminded && (
            <div className="px-3 pt-1 text-ink-2">
              <CheckBox checked={noMore} onChange={setNoMore}>
                {t('noMore')}
              </CheckBox>
            </div>
          )}
          {/* In sight however much there is to read before. */}
          <div className="surface sticky bottom-0 mt-2 grid grid-cols-[2fr_3fr] gap-3 py-2">
            <Button size={48} onClick={onDone}>
              {t('cancel')}
            </Button>
            <Button look="primary" size={48} disabled={!agreed} busy={isPending} onClick={exchange}>
              {t('confirm')}
            </Button>
          </div>
          {isReminded && <p className="mt-1 text-center text-13 text-balance text-ink-3">{t('note')}</p>}
          <Link
            to={sitePaths.privacy.desktop}
            className="mx-auto flex min-h-11 w-fit items-center text-center text-13 text-harbour"
          >
            {t('privacy')}
          </Link>
        </>
      )}
    </>
  )
}
