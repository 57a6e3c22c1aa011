import { useMutation } from '@tanstack/react-query'
import { chatLimits, type DeskCard, sendMessage } from '@tradefloor/contract'
import { Button, blankIn, Modal, TextArea, useForm, useText } from '@tradefloor/ui'
import { MessageCircleMore } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cardTexts } from '../../domains/cards/texts.ts'
import { places } from '../../shared/addresses.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { type Attempt, attemptOf } from './attempt.ts'

/** Whoever gave their card may be written to; the conversation begins with the first message, not before. */
export function WriteFirst({ card }: { card: DeskCard }) {
  const t = useText(cardTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size={32}
        icon={<MessageCircleMore size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('write')}
        <span className="sr-only">{t('writeTo', { name: card.name })}</span>
      </Button>
      {isOpen && <FirstMessage card={card} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function FirstMessage({ card, onClose }: { card: DeskCard; onClose: () => void }) {
  const t = useText(cardTexts)
  const { client } = useDesk()
  const navigate = useNavigate()
  const attempt = useRef<Attempt>(undefined)
  const sending = useMutation({
    mutationFn: (text: string) => {
      attempt.current = attemptOf(attempt.current, text)
      return client.call(sendMessage, { body: { ...attempt.current, card_id: card.id } })
    },
    onSuccess: ({ data }) => void navigate(`${places.inbox}/${data.thread_id}?show=all`),
  })
  const form = useForm(useState({ text: '' }), {
    faults: (values) => blankIn(values, { text: true }),
    isBusy: sending.isPending,
    send: ({ text }) => sending.mutate(text),
  })
  const heading = t('writeTo', { name: card.name })
  return (
    <Modal open onClose={onClose} title={heading} className="max-w-120 flex-col">
      <form {...form.props} className="grid gap-4 overflow-y-auto p-6">
        <h2 className="text-18 font-bold break-words">{heading}</h2>
        <TextArea
          {...form.field('text')}
          label={t('firstMessage')}
          hint={t('firstMessageHint')}
          rows={5}
          maxLength={chatLimits.text}
        />
        {sending.error && (
          <p role="alert" className="text-13 text-coral-ink">
            {sending.error.message}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={!form.isReady} busy={sending.isPending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
