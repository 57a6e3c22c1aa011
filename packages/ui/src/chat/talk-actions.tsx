import { Confirm, MenuButton, TextArea, useText } from '@tradefloor/ui'
import { Flag, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { chatMessages } from './messages.ts'
import type { Talk } from './use-talk.ts'

const item =
  'flex min-h-11 w-full items-center gap-2.5 rounded-row px-3 text-left text-14 text-ink hover:bg-sand-2'

/** What a visitor may do against somebody who means no good: end it, and tell the organiser. */
export function TalkActions({ talk }: { talk: Pick<Talk, 'blocked' | 'block' | 'report'> }) {
  const t = useText(chatMessages)
  const [asking, setAsking] = useState<'block' | 'report'>()
  const end = () => setAsking(undefined)
  return (
    <>
      <MenuButton
        text={t('more')}
        className="flex min-h-8 items-center gap-1 rounded-control px-2 text-13 text-ink-2 hover:bg-white pointer-coarse:-my-2 pointer-coarse:min-h-11"
        panelClassName="right-0 left-auto! z-(--z-panel) mt-1! w-56"
      >
        {(close) => (
          <>
            {talk.blocked !== 'own' && (
              <button
                type="button"
                className={item}
                onClick={() => {
                  close()
                  setAsking('block')
                }}
              >
                <ShieldOff size={18} strokeWidth={1.75} aria-hidden />
                {t('block')}
              </button>
            )}
            <button
              type="button"
              className={item}
              onClick={() => {
                close()
                setAsking('report')
              }}
            >
              <Flag size={18} strokeWidth={1.75} aria-hidden />
              {t('report')}
            </button>
          </>
        )}
      </MenuButton>
      <Confirm
        open={asking === 'block'}
        title={t('blockTitle')}
        text={t('blockText')}
        yes={t('blockYes')}
        no={t('cancel')}
        look="danger"
        onYes={() => {
          end()
          talk.block()
        }}
        onNo={end}
      />
      {asking === 'report' && <ReportQuestion onSend={talk.report} onEnd={end} />}
    </>
  )
}

interface ReportQuestionProps {
  onSend: (reason: string) => Promise<boolean>
  onEnd: () => void
}

/** What was written stays until it has arrived. */
function ReportQuestion({ onSend, onEnd }: ReportQuestionProps) {
  const t = useText(chatMessages)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const isSent = await onSend(reason.trim())
    setBusy(false)
    if (isSent) onEnd()
  }
  return (
    <Confirm
      open
      title={t('reportTitle')}
      text={t('reportText')}
      yes={t('reportYes')}
      no={t('cancel')}
      busy={busy}
      yesDisabled={reason.trim() === ''}
      onYes={send}
      onNo={onEnd}
    >
      <TextArea
        label={t('reportReason')}
        hint={t('reportHint')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirm>
  )
}
