import type { Exhibition, FromScene } from '@tradefloor/contract'
import { type Device, type ScenePlace, sceneFor } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { type Ref, useState } from 'react'
import { posterOf } from '../../domains/scene-frame/poster-of.ts'
import { SceneFrame, type SceneHandle } from '../../domains/scene-frame/scene-frame.tsx'
import { useViewLog } from '../../domains/visits/use-view-log.ts'
import { areaTexts } from './area-texts.ts'
import { nameOf } from './exhibition-text.ts'

interface ExhibitionStageProps {
  exhibition: Exhibition
  place: ScenePlace
  device: Device
  /** The booth to begin in front of. */
  companyId?: number
  onMessage?: (message: FromScene) => void
  /** The page's own panels lie over it: see SceneFrame. */
  behind?: boolean
  /** Where it stands while it is a list, if not everywhere: then nothing lies over it there. */
  listClassName?: string
  ref?: Ref<SceneHandle>
}

/** The picture of the exhibition's look, and its scene over it where there is one. Fills what it stands in. */
export function ExhibitionStage(props: ExhibitionStageProps) {
  const { exhibition, place, device, companyId, onMessage, behind, listClassName, ref } = props
  const t = useText(areaTexts)
  const { language } = useLanguage()
  const name = nameOf(exhibition, language)
  useViewLog(exhibition.id)
  // The scene's address carries a time: one for as long as the page stands, or it would start again with every change.
  const [start] = useState(() => ({ now: new Date(), companyId }))
  const scene = sceneFor(exhibition, place, start)
  return (
    <SceneFrame
      ref={ref}
      src={scene}
      listClassName={listClassName}
      curtainClassName={listClassName && 'row-start-2 row-end-3'}
      title={t('sceneTitle', { name: name.text })}
      device={device}
      poster={{ ...posterOf({ scene, exhibition, device, otherwise: exhibition.main_img.url }), name }}
      onMessage={onMessage}
      behind={behind}
    />
  )
}
