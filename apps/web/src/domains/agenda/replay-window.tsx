import type { ScheduleGroup } from '@tradefloor/contract'
import { IconButton, LocalName, Modal, useLanguage, useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'
import { LazyPlayer } from '../player/lazy-player.tsx'
import { sessionsOf } from './programme.ts'
import { replaySource } from './session-source.ts'
import { guestName, titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'
import { replayAddress, type useReplay } from './use-replay.ts'

interface ReplayWindowProps {
  groups: readonly ScheduleGroup[]
  replay: ReturnType<typeof useReplay>
}

/** A replay over the page. What the address names is played only if it is a replay of this programme. */
export function ReplayWindow({ groups, replay }: ReplayWindowProps) {
  const t = useText(agendaTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const session = sessionsOf(groups).find(({ id, play_back }) => id === replay.id && play_back !== '')
  if (!session) return null
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
