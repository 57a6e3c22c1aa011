import {
  boothPosterAddress,
  type Exhibition,
  type ExhibitorDetail,
  type FromScene,
} from '@tradefloor/contract'
import { type Device, sceneFor } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { posterOf } from '../../domains/scene-frame/poster-of.ts'
import { SceneFrame } from '../../domains/scene-frame/scene-frame.tsx'
import type { Booth } from './queries.ts'
import { boothTexts } from './texts.ts'

interface BoothStageProps {
  exhibition: Exhibition
  exhibitor: ExhibitorDetail
  booth: Booth
  device: Device
  onMessage: (message: FromScene) => void
  /** Where it stands while it is a list, if not everywhere: then nothing lies over it there. */
  listClassName?: string
}

/** The booth's scene over the picture of this booth. */
export function BoothStage(props: BoothStageProps) {
  const { exhibition, exhibitor, booth, device, onMessage, listClassName } = props
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const name = companyName(exhibitor.company, language)
  // The scene's address carries a time: one for as long as the page stands, or it would start again with every change.
  const [now] = useState(() => new Date())
  const { companyId, instanceId } = booth
  const scene = sceneFor(exhibition, 'booth', { now, companyId, instanceId })
  const version = exhibitor.poster
  const own =
    version === null
      ? undefined
      : boothPosterAddress(
          { exhibitionId: exhibition.id, companyId, version },
          language,
          device === 'phone' ? 'tall' : 'wide',
        )
  const otherwise = exhibitor.profile.cn.images[0]?.url || exhibition.main_img.url
  return (
    <SceneFrame
      src={scene}
      listClassName={listClassName}
      title={t('sceneTitle', { name: name.text })}
      device={device}
      poster={{ ...posterOf({ scene, exhibition, device, otherwise }), ...(own && { own }), name }}
      // Above the phone's bar of actions, or the site's footer.
      curtainClassName={own && (device === 'phone' ? 'pb-26' : 'pb-16')}
      onMessage={onMessage}
    />
  )
}
