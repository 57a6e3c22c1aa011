import { IconButton, LocalName, Modal, useLanguage, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import { LazyPlayer } from '../player/lazy-player.tsx'
import type { AgendaSession } from './programme.ts'
import { replaySource } from './session-source.ts'
import { guestName, titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'
import { replayAddress, type useReplay } from './use-replay.ts'

interface ReplayModalProps {
  session: AgendaSession
  replay: ReturnType<typeof useReplay>
}

/** The player of a replay, over the page. */
export default function ReplayModal({ session, replay }: ReplayModalProps) {
  const t = useText(agendaTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const name = titleOf(session, language)
  return (
    <Modal
      open
      onClose={replay.close}
      title={name.text}
      className="max-w-[min(1080px,calc((100dvh-140px)*16/9))] flex-col overflow-y-auto"
    >
      <LazyPlayer
        key={session.id}
        source={replaySource(session)}
        title={name.text}
        autoPlay
        startAt={replay.startAt}
        momentAddress={(seconds) => replayAddress(pathname, search, session.id, seconds)}
        className="w-full shrink-0"
      />
      <div className="flex items-start gap-3 px-5 py-3">
        <div className="min-w-0 flex-1">
          <p className="text-16 font-bold">
            <LocalName name={name} />
          </p>
          <p className="text-13 text-ink-2">
            {t('replay')}
            {session.guests.map((guest) => (
              <span key={guest.id} className="ml-3">
                {guestName(guest, language).text}
              </span>
            ))}
          </p>
        </div>
        <IconButton
          label={common('close')}
          size={44}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={replay.close}
          className="text-ink-2 hover:bg-sand-2"
        />
      </div>
    </Modal>
  )
}
