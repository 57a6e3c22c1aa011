import { addressOf, type ScenePlace, sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DeskContent } from '../../features/desk/desk-content.tsx'
import { deskTexts } from '../../features/desk/texts.ts'
import { areaTexts } from '../../features/exhibitions/area-texts.ts'
import { ExhibitionSheet } from '../../features/exhibitions/exhibition-sheet.tsx'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import {
  type AddressedExhibition,
  type ExhibitionSource,
  useAddressedExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { useAreaPanel } from '../../features/exhibitions/use-area-panel.ts'
import { useSceneChoices } from '../../features/exhibitions/use-scene-choices.ts'
import { useCompanyInAddress } from '../../shared/addresses/use-company-in-address.ts'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { useLasting } from '../../shared/page/use-lasting.ts'
import { AreaBar, DeskTools, HallTools, SceneBar } from './area-tools.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'
import { listInRoom, SceneRoom } from './scene-room.tsx'

const listAddress = sitePaths.exhibitions.phone

interface PhoneExhibitionProps extends ExhibitionSource {
  place: ScenePlace
  /** Without the bar to the exhibition's other places. */
  alone?: boolean
}

export default function PhoneExhibition({ place, alone = false, ...source }: PhoneExhibitionProps) {
  const page = useAddressedExhibition(source)
  useExhibitionTitle(page)
  if (page.state === 'there') return <Area page={page} place={place} alone={alone} />
  return <NoExhibitionPage page={page} />
}

interface AreaProps {
  page: Extract<AddressedExhibition, { state: 'there' }>
  place: ScenePlace
  alone: boolean
}

function Area({ page: { exhibition }, place, alone }: AreaProps) {
  const t = useText(areaTexts)
  const desk = useText(deskTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { panel, open, close } = useAreaPanel('phone', undefined)
  const inHall = place !== 'mobileConsult'
  const companyId = useCompanyInAddress()
  const hall = addressOf({ path: sitePaths.olderHall.phone }, { exhibition_id: String(exhibition.id) })
  const onHall = useCallback(() => navigate(hall), [navigate, hall])
  const onMessage = useSceneChoices({
    device: 'phone',
    from: 'mobileList',
    exhibition,
    listAddress,
    onPanel: open,
    onHall,
  })
  const deskPanel = panel === 'info' || panel === 'exhibitors' ? undefined : panel
  const shownPanel = useLasting(deskPanel)
  return (
    <>
      <SceneRoom
        bar={
          <SceneBar name={nameOf(exhibition, language)} otherwise={listAddress} onInfo={() => open('info')} />
        }
        tools={
          <div className={alone ? 'pb-(--safe-bottom)' : undefined}>
            {inHall ? (
              <HallTools exhibition={exhibition} onOpen={open} />
            ) : (
              <DeskTools exhibition={exhibition} onOpen={open} />
            )}
          </div>
        }
        scene={
          <ExhibitionStage
            exhibition={exhibition}
            place={place}
            device="phone"
            companyId={companyId}
            onMessage={onMessage}
            listClassName={listInRoom}
          />
        }
      />
      {!alone && <AreaBar exhibition={exhibition} current={inHall ? 'hall' : 'desk'} />}
      <LateSheet open={panel === 'info'} onClose={close} title={t('info')} closeText={common('close')}>
        <ExhibitionSheet
          exhibition={exhibition}
          others="phoneHeld"
          listAddress={listAddress}
          actionHeight={48}
        />
      </LateSheet>
      <LateSheet
        open={deskPanel !== undefined}
        onClose={close}
        title={desk(shownPanel ?? 'relation')}
        closeText={common('close')}
      >
        {shownPanel && <DeskContent panel={shownPanel} exhibition={exhibition} device="phone" />}
      </LateSheet>
    </>
  )
}
