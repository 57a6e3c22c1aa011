import type { Exhibition } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { HallCards } from '../../features/conference/hall-cards.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import {
  useConferenceExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { AreaRail } from './area-rail.tsx'
import { AreaCrumb, AreaDock } from './area-shell.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'

/** Where one chooses between the two halls of the conference. */
export default function DesktopConference() {
  const page = useConferenceExhibition()
  useExhibitionTitle(page)
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return <Landing exhibition={page.exhibition} />
}

function Landing({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const query = { exhibition_id: String(exhibition.id) }
  return (
    <div className="scene-page">
      <AreaCrumb exhibition={exhibition} name={nameOf(exhibition, language)} place="bigConference" />
      <AreaRail exhibition={exhibition} query={query} />
      <div className="pointer-events-none relative z-(--z-shell) mx-auto *:pointer-events-auto max-w-248 px-8 pt-36 pb-24 max-[1279px]:mx-0 max-[1279px]:max-w-none max-[1279px]:pl-36 compact:p-0">
        <div className="glass mb-5 w-fit rounded-row px-5 py-3">
          <h2 className="text-24 font-bold">{t('chooseHall')}</h2>
          <p className="text-14 text-on-glass-2">{t('chooseHint')}</p>
        </div>
        <div className="grid grid-cols-2 gap-6 max-[760px]:grid-cols-1">
          <HallCards exhibition={exhibition} device="desktop" />
        </div>
      </div>
      <AreaDock exhibition={exhibition} place="bigConference" query={query} />
      <div className="sea scene-ground">
        <ExhibitionStage exhibition={exhibition} place="bigConference" device="desktop" behind />
      </div>
    </div>
  )
}
