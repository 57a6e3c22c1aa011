import { addressOf, type DeskPanel, exhibitionsAddress, hallSpot, type ScenePlace } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SceneHandle } from '../../domains/scene-frame/scene-frame.tsx'
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
import { ExhibitorsPanel } from '../../features/exhibitors/exhibitors-panel.tsx'
import { useCompanyInAddress } from '../../shared/addresses/use-company-in-address.ts'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { AreaRail } from './area-rail.tsx'
import { AreaCrumb, AreaDock } from './area-shell.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'

const listAddress = exhibitionsAddress.desktop

interface DesktopExhibitionProps extends ExhibitionSource {
  place: ScenePlace
  panel?: DeskPanel
}

export default function DesktopExhibition({ place, panel, ...source }: DesktopExhibitionProps) {
  const page = useAddressedExhibition(source)
  useExhibitionTitle(page)
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return (
    <div className="scene-page">
      <Area page={page} place={place} deskPanel={panel} />
    </div>
  )
}

interface AreaProps {
  page: Extract<AddressedExhibition, { state: 'there' }>
  place: ScenePlace
  deskPanel: DeskPanel | undefined
}

function Area({ page: { exhibition }, place, deskPanel }: AreaProps) {
  const t = useText(areaTexts)
  const desk = useText(deskTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { panel, open, close, rest } = useAreaPanel('desktop', deskPanel)
  const hall = addressOf(hallSpot.desktop, { ...rest, exhibition_id: String(exhibition.id) })
  const onHall = useCallback(() => navigate(hall), [navigate, hall])
  const onMessage = useSceneChoices({
    device: 'desktop',
    from: 'homeCard',
    exhibition,
    listAddress,
    onPanel: open,
    onHall,
  })
  // Another company in the address is a flight there, not another scene.
  const scene = useRef<SceneHandle>(null)
  const companyId = useCompanyInAddress()
  const shown = useRef(companyId)
  useEffect(() => {
    if (companyId !== undefined && companyId !== shown.current)
      scene.current?.say({ type: 'show', company_id: companyId })
    shown.current = companyId
  }, [companyId])

  return (
    <>
      <AreaCrumb
        exhibition={exhibition}
        name={nameOf(exhibition, language)}
        place={place}
        onInfo={() => (panel === 'info' ? close() : open('info'))}
      />
      <AreaRail exhibition={exhibition} query={{ ...rest, exhibition_id: String(exhibition.id) }} />
      {panel === 'exhibitors' && <ExhibitorsPanel exhibition={exhibition} onClose={close} />}
      {panel === 'info' && (
        <SidePanel title={t('info')} width={440} className="right-4" onClose={close}>
          <ExhibitionSheet
            exhibition={exhibition}
            others="homeHeld"
            listAddress={listAddress}
            actionHeight={40}
          />
        </SidePanel>
      )}
      {panel && panel !== 'exhibitors' && panel !== 'info' && (
        <SidePanel key={panel} title={desk(panel)} width={440} className="right-4" onClose={close}>
          <DeskContent panel={panel} exhibition={exhibition} device="desktop" />
        </SidePanel>
      )}
      <AreaDock exhibition={exhibition} place={place} query={rest} panel={panel} onOpen={open} />
      <div className="sea scene-ground">
        <ExhibitionStage
          ref={scene}
          exhibition={exhibition}
          place={place}
          device="desktop"
          companyId={companyId}
          onMessage={onMessage}
        />
      </div>
    </>
  )
}
