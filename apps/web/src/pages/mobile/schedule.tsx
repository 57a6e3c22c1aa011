import type { Exhibition } from '@tradefloor/contract'
import { agendaWithoutExhibition } from '@tradefloor/rules'
import { LocalName, useLanguage, useText } from '@tradefloor/ui'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import {
  useAddressedExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { Agenda } from '../../shared/agenda/agenda.tsx'
import { agendaSkeleton } from '../../shared/agenda/agenda-skeleton.tsx'
import { useProgramme } from '../../shared/agenda/programme-query.ts'
import { ReplayWindow } from '../../shared/agenda/replay-window.tsx'
import { agendaTexts } from '../../shared/agenda/texts.ts'
import { useLiveStatus } from '../../shared/agenda/use-live-status.ts'
import { useReplay } from '../../shared/agenda/use-replay.ts'
import { addressOf, conferenceSpot } from '../../shared/go/spots.ts'
import { useNoteProgramme } from '../../shared/offline/last-programme.ts'
import { Answer } from '../../shared/page/answer.tsx'
import { PhonePage } from './phone-header.tsx'

/** A day of the programme, step by step. */
export default function PhoneSchedule() {
  const t = useText(agendaTexts)
  const page = useAddressedExhibition({ unnamed: agendaWithoutExhibition.exhibitionId })
  useExhibitionTitle(page)
  if (page.state === 'there') return <Steps exhibition={page.exhibition} />
  return (
    <PhonePage title={t('agenda')} otherwise="/mobileExhibition" headed>
      <NoExhibition page={page} listAddress="/mobileExhibitors" />
    </PhonePage>
  )
}

function Steps({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const replay = useReplay()
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
      <Answer asked={asked} skeleton={agendaSkeleton}>
        {(groups) => (
          <>
            <Agenda
              groups={groups}
              exhibition={exhibition}
              device="phone"
              layout="timeline"
              brief
              onReplay={({ id }) => replay.open(id)}
            />
            <ReplayWindow groups={groups} replay={replay} />
          </>
        )}
      </Answer>
    </PhonePage>
  )
}
