import { Flag, ShieldOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Confirm } from '../confirm.tsx'
import { useText } from '../language/language-provider.tsx'
import { MenuButton } from '../menu-button.tsx'
import { TextArea } from '../text-area.tsx'
import { guardTexts } from './texts.ts'
import type { TalkGuard } from './use-talk-guard.ts'

/** The look of an item, for what a page adds to the menu. */
export const talkAction =
  'flex min-h-11 w-full items-center gap-2.5 rounded-row px-3 text-left text-14 text-ink hover:bg-sand-2'

interface TalkActionsProps {
  guard: TalkGuard
  /** Whether it was ended by oneself already. */
  isBlocked: boolean
  /** What ending it is called, and the question before it: they name the other side. */
  block: string
  blockTitle: string
  className?: string
  /** Other things that can be done here, above these. */
  others?: (close: () => void) => ReactNode
}

/** What can be done against somebody who means no good: end it, and tell the organiser. */
export function TalkActions({ guard, isBlocked, block, blockTitle, className, others }: TalkActionsProps) {
  const t = useText(guardTexts)
  const [asking, setAsking] = useState<'block' | 'report'>()
  const end = () => setAsking(undefined)
  return (
    <>
      <MenuButton
        text={t('more')}
        className={classNames(
          'flex min-h-8 items-center gap-1 rounded-control px-2 text-13 text-ink-2 pointer-coarse:min-h-11',
          className,
        )}
        panelClassName="right-0 left-auto! mt-1! max-h-[min(440px,70dvh)] w-60 max-w-[calc(100vw-32px)] overflow-y-auto"
      >
        {(close) => (
          <>
            {others?.(close)}
            {!isBlocked && (
              <button
                type="button"
                className={talkAction}
                onClick={() => {
                  close()
                  setAsking('block')
                }}
              >
                <ShieldOff size={18} strokeWidth={1.75} aria-hidden />
                {block}
              </button>
            )}
            <button
              type="button"
              className={talkAction}
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
        title={blockTitle}
        text={t('blockText')}
        yes={t('blockYes')}
        no={t('cancel')}
        look="danger"
        onYes={() => {
          end()
          guard.block()
        }}
        onNo={end}
      />
      {asking === 'report' && <ReportQuestion onSend={guard.report} onEnd={end} />}
    </>
  )
}

interface ReportQuestionProps {
  onSend: (reason: string) => Promise<boolean>
  onEnd: () => void
}

/** What was written stays until it has arrived. */
function ReportQuestion({ onSend, onEnd }: ReportQuestionProps) {
  const t = useText(guardTexts)
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
