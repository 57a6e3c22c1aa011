import { addressOf, boothQuery, boothSpot, sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { lazy, Suspense, useState } from 'react'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { useClosedThread } from '../../domains/chat/use-closed-thread.ts'
import { BoothStage } from '../../features/booth/booth-stage.tsx'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import { boothTexts } from '../../features/booth/texts.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothSheets } from '../../features/booth/use-booth-sheets.ts'
import { useProfileOnOpen } from '../../features/booth/use-profile-on-open.ts'
import { useAddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { BoothBar, BoothDock } from './booth-bar.tsx'
import { BoothSheets } from './booth-sheets.tsx'
import { PhonePage } from './phone-header.tsx'
import { listInRoom, SceneRoom } from './scene-room.tsx'

const ClosedChatSheet = lazy(() => import('./closed-chat-sheet.tsx'))

export default function PhoneBooth() {
  const t = useText(boothTexts)
  const page = useAddressedBooth()
  useBoothTitle(page)
  const thread = useClosedThread()
  const [isShut, setIsShut] = useState(false)
  if (page.state === 'there') return <Booth page={page} />
  return (
    <>
      <PhonePage title={t('placeholder')} otherwise={sitePaths.home.phone} headed>
        <NoBooth page={page} list={sitePaths.exhibitions.phone} home={sitePaths.home.phone} />
      </PhonePage>
      {thread && page.state === 'unknown' && (
        <Suspense>
          <ClosedChatSheet thread={thread} open={!isShut} onClose={() => setIsShut(true)} />
        </Suspense>
      )}
    </>
  )
}

function Booth({ page: { exhibitor, booth } }: { page: Extract<AddressedBooth, { state: 'there' }> }) {
  const { language } = useLanguage()
  const around = useAddressedExhibition({ fixed: booth.exhibitionId })
  const sheets = useBoothSheets(booth)
  useProfileOnOpen(booth)
  const shared = {
    name: companyName(exhibitor.company, language).text,
    address: addressOf(boothSpot.phone, boothQuery(booth)),
  }
  return (
    <>
      <SceneRoom
        bar={<BoothBar exhibitor={exhibitor} booth={booth} />}
        tools={<BoothDock exhibitor={exhibitor} sheets={sheets} />}
        scene={
          around.state === 'there' && (
            <BoothStage
              exhibition={around.exhibition}
              exhibitor={exhibitor}
              booth={booth}
              device="phone"
              onMessage={sheets.onMessage}
              listClassName={listInRoom}
            />
          )
        }
      />
      <BoothSheets booth={booth} exhibitor={exhibitor} shared={shared} sheets={sheets} />
    </>
  )
}
