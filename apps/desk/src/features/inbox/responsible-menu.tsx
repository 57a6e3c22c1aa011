import { Button, MenuButton, Tag, talkAction, useText } from '@tradefloor/ui'
import { UserRoundCheck, UserRoundPlus, UsersRound } from 'lucide-react'
import { inboxTexts } from '../../domains/chat/texts.ts'
import type { Responsible } from './use-responsible.ts'

/** In the head of a conversation on a wide screen: whose it is, and the button that changes it. */
export function ResponsibleButtons({ responsible }: { responsible: Responsible }) {
  const t = useText(inboxTexts)
  const { isOwn, state, isBusy, take } = responsible
  return (
    <div className="hidden items-center gap-2 lg:flex">
      {state && (
        <Tag tone={isOwn ? 'replay' : 'soon'}>
          <UserRoundCheck size={12} strokeWidth={2} aria-hidden />
          {state}
        </Tag>
      )}
      {isOwn ? (
        <MenuButton
          text={t('handOver')}
          className="flex min-h-8 items-center gap-1.5 rounded-control border border-line-2 px-3 text-13 hover:border-harbour hover:text-harbour pointer-coarse:min-h-11"
          panelClassName="right-0 left-auto! mt-1! max-h-[min(400px,60dvh)] w-56 overflow-y-auto"
        >
          {(close) => <HandOverItems responsible={responsible} onDone={close} />}
        </MenuButton>
      ) : (
        <Button
          size={32}
          busy={isBusy}
          icon={<UserRoundPlus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={take}
        >
          {t('take')}
        </Button>
      )}
    </div>
  )
}

interface ItemsProps {
  responsible: Responsible
  onDone: () => void
}

/** The same in the one menu of a narrow screen. */
export function ResponsibleItems({ responsible, onDone }: ItemsProps) {
  const t = useText(inboxTexts)
  if (responsible.isOwn) return <HandOverItems responsible={responsible} onDone={onDone} />
  return (
    <button
      type="button"
      className={talkAction}
      onClick={() => {
        onDone()
        responsible.take()
      }}
    >
      <UserRoundPlus size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {t('take')}
    </button>
  )
}

function HandOverItems({ responsible, onDone }: ItemsProps) {
  return responsible.receivers.map(({ key, text, hand }) => (
    <button
      key={key}
      type="button"
      className={talkAction}
      onClick={() => {
        onDone()
        hand()
      }}
    >
      {key ? (
        <UserRoundCheck size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      ) : (
        <UsersRound size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      )}
      {text}
    </button>
  ))
}
