import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCalendarFeed, renewCalendarFeed, withdrawCalendarFeed } from '@tradefloor/contract'
import { Button, Modal, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { useCopy } from '../../shared/page/use-copy.ts'
import { visitorsOwn } from '../session/visitors-own.ts'
import { agendaTexts } from './texts.ts'

const feedKey = [visitorsOwn, 'calendarFeed']

/** An address that the visitor's calendar follows. The server says it once, so it is copied while it is in sight. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText(agendaTexts)
  const common = useText(pageTexts)
  const { client } = useSite()
  const { language } = useLanguage()
  const notice = useNotice()
  const copy = useCopy()
  const queries = useQueryClient()
  const [address, setAddress] = useState('')
  const asked = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => client.call(getCalendarFeed, { signal }),
    select: ({ data }) => data.exists === 1,
  })
  const settled = () => void queries.invalidateQueries({ queryKey: feedKey })
  const refused = (error: Error) => notice({ tone: 'warning', text: error.message })
  const make = useMutation({
    mutationFn: () => client.call(renewCalendarFeed),
    onSuccess: ({ data }) => {
      const whole = new URL(data.address, window.location.href)
      // A calendar that follows it asks from elsewhere, and says nothing of a language.
      whole.searchParams.set('lang', language)
      setAddress(whole.href)
    },
    onError: refused,
    onSettled: settled,
  })
  const withdraw = useMutation({
    mutationFn: () => client.call(withdrawCalendarFeed),
    onSuccess: () => {
      setAddress('')
      notice({ tone: 'success', text: t('withdrawn') })
    },
    onError: refused,
    onSettled: settled,
  })
  return (
    <Modal open onClose={onClose} title={t('subscribe')} className="max-w-120 flex-col gap-3 p-6">
      <p aria-hidden className="text-20 font-bold">
        {t('subscribe')}
      </p>
      <p className="text-14 text-ink-2">
        {t('subscribeHint')}
        {asked.data && ` ${t('subscribeAgain')}`}
      </p>
      {address && (
        <p className="rounded-control bg-sand-2 p-3 text-13 break-all select-all" lang="en">
          {address}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {asked.data && (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('withdraw')}
          </Button>
        )}
        <Button onClick={onClose}>{common('close')}</Button>
        {address ? (
          <Button look="primary" onClick={() => void copy(address, t('subscribeLink'))}>
            {t('copyLink')}
          </Button>
        ) : (
          <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
            {t('makeLink')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
