import type { ExhibitorDetail, MyCard } from '@tradefloor/contract'
import { isCardComplete } from '@tradefloor/rules'
import { Button, CheckBox, Confirm, useLanguage, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { companyName } from '../../../domains/catalogue/company-text.ts'
import { storedValue, storeValue } from '../../../shared/storage/stored-values.ts'
import type { Booth } from '../queries.ts'
import { CardSides } from './card-sides.tsx'
import { Consent } from './consent.tsx'
import { MissingForm } from './missing-form.tsx'
import { cardTexts } from './texts.ts'
import { useExchange } from './use-exchange.ts'

export interface ExchangeFormProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  cardId: number
  own: MyCard
  onDone: () => void
}

/** Agreement first, then the question, then the exchange. The question can be waived, the agreement never. */
export function ExchangeForm({ booth, exhibitor, cardId, own, onDone }: ExchangeFormProps) {
  const t = useText(cardTexts)
  const { language } = useLanguage()
  const company = companyName(exhibitor.company, language).text
  const [agreed, setAgreed] = useState(false)
  const [asking, setAsking] = useState(false)
  const [noMore, setNoMore] = useState(false)
  // Said before anything is agreed to: nobody ticks, confirms and is turned away then.
  const [missing, setMissing] = useState(() => !isCardComplete(own))
  const { mutate, isPending } = useExchange({
    booth,
    cardId,
    onMissing: () => {
      setAsking(false)
      setMissing(true)
    },
  })
  const exchange = () => {
    if (!isPending) mutate(undefined, { onSuccess: onDone, onError: () => setAsking(false) })
  }
  const begin = () => {
    if (storedValue('noCardReminder') === '1') exchange()
    else setAsking(true)
  }
  const confirm = () => {
    if (noMore) storeValue('noCardReminder', '1')
    exchange()
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
          <Button
            look="primary"
            size={48}
            disabled={!agreed}
            busy={isPending}
            onClick={begin}
            className="mt-4 w-full"
          >
            {t('exchange')}
          </Button>
          <p className="mt-3 text-center text-13 text-balance text-ink-3">{t('note')}</p>
        </>
      )}
      <Confirm
        open={asking}
        title={t('confirmTitle', { company })}
        text={t('confirmText')}
        yes={t('confirm')}
        no={t('cancel')}
        busy={isPending}
        onYes={confirm}
        onNo={() => setAsking(false)}
      >
        <CheckBox checked={noMore} onChange={setNoMore}>
          {t('noMore')}
        </CheckBox>
      </Confirm>
    </>
  )
}
