import type { Exhibition } from '@tradefloor/contract'
import { addressOf, conferenceSpot, sitePaths } from '@tradefloor/rules'
import { LocalName, useLanguage, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { useProgramme } from '../../domains/agenda/programme-query.ts'
import { ReplayWindow } from '../../domains/agenda/replay-window.tsx'
import { agendaTexts } from '../../domains/agenda/texts.ts'
import { useLiveStatus } from '../../domains/agenda/use-live-status.ts'
import { useReplay } from '../../domains/agenda/use-replay.ts'
import { useNoteProgramme } from '../../domains/offline/last-programme.ts'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import {
  useConferenceExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { PhonePage } from './phone-header.tsx'

/** A day of the programme, step by step. */
export default function PhoneSchedule() {
  const t = useText(agendaTexts)
  const page = useConferenceExhibition()
  useExhibitionTitle(page)
  if (page.state === 'there') return <Steps exhibition={page.exhibition} />
  return (
    <PhonePage title={t('agenda')} otherwise={sitePaths.home.phone} headed>
      <NoExhibition page={page} listAddress={sitePaths.exhibitions.phone} />
    </PhonePage>
  )
}

function Steps({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const replay = useReplay()
  const { open } = replay
  const onReplay = useCallback(({ id }: { id: number }) => open(id), [open])
  const asked = useProgramme('mobileSchedule', exhibition)
  useNoteProgramme('hall', exhibition.id, asked.data !== undefined)
  useLiveStatus()
  return (
    <PhonePage
      title={t('agenda')}
      otherwise={addressOf(conferenceSpot.phone, { exhibition_id: String(exhibition.id) })}
    >
      <p className="mb-3 text-13 text-ink-2">
        <LocalName name={nameOf(exhibition, language)} />
      </p>
      <QueryResult asked={asked} skeleton={agendaSkeleton}>
        {(groups) => (
          <>
            <Agenda
              groups={groups}
              exhibition={exhibition}
              device="phone"
              layout="timeline"
              brief
              onReplay={onReplay}
            />
            <ReplayWindow groups={groups} replay={replay} />
          </>
        )}
      </QueryResult>
    </PhonePage>
  )
}
