import type { Exhibition } from '@tradefloor/contract'
import { sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { HallCards } from '../../features/conference/hall-cards.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { areaTexts } from '../../features/exhibitions/area-texts.ts'
import { ExhibitionSheet } from '../../features/exhibitions/exhibition-sheet.tsx'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import {
  useConferenceExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { useAreaPanel } from '../../features/exhibitions/use-area-panel.ts'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { AreaBar, ConferenceTools, SceneBar } from './area-tools.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'
import { listInRoom, SceneRoom } from './scene-room.tsx'

const listAddress = sitePaths.exhibitions.phone

/** Where a phone chooses between the two halls of the conference. */
export default function PhoneMeetHall() {
  const page = useConferenceExhibition()
  useExhibitionTitle(page)
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return <MeetHall exhibition={page.exhibition} />
}

function MeetHall({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(areaTexts)
  const words = useText(conferenceTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const { panel, open, close } = useAreaPanel('phone', undefined)
  return (
    <>
      <SceneRoom
        bar={
          <SceneBar name={nameOf(exhibition, language)} otherwise={listAddress} onInfo={() => open('info')} />
        }
        tools={
          <>
            <section aria-label={words('chooseHall')} className="mb-3 grid gap-3 min-[640px]:grid-cols-2">
              <HallCards exhibition={exhibition} device="phone" />
            </section>
            <ConferenceTools exhibition={exhibition} />
          </>
        }
        scene={
          <ExhibitionStage
            exhibition={exhibition}
            place="mobileMeetHall"
            device="phone"
            behind
            listClassName={listInRoom}
          />
        }
      />
      <AreaBar exhibition={exhibition} current="conference" />
      <LateSheet open={panel === 'info'} onClose={close} title={t('info')} closeText={common('close')}>
        <ExhibitionSheet
          exhibition={exhibition}
          others="phoneHeld"
          listAddress={listAddress}
          actionHeight={48}
        />
      </LateSheet>
    </>
  )
}
