import type { Exhibition, FromScene } from '@tradefloor/contract'
import { type Device, type ScenePlace, sceneFor } from '@tradefloor/rules'
import { Picture, useLanguage, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { isSceneBuilt } from '../../shared/scene-frame/scene-address.ts'
import { SceneFrame } from '../../shared/scene-frame/scene-frame.tsx'
import { nameOf } from './exhibition-text.ts'
import { exhibitionMessages } from './messages.ts'

interface ExhibitionStageProps {
  exhibition: Exhibition
  place: ScenePlace
  device: Device
  onMessage?: (message: FromScene) => void
}

/** The exhibition's picture, and its scene over it where there is one. Fills what it stands in. */
export function ExhibitionStage({ exhibition, place, device, onMessage }: ExhibitionStageProps) {
  const t = useText(exhibitionMessages)
  const { language } = useLanguage()
  const name = nameOf(exhibition, language).text
  // The scene's address carries a time: one for as long as the page stands, or it would start again with every change.
  const [now] = useState(() => new Date())
  const scene = sceneFor(exhibition, place, { now })
  return (
    <>
      <Picture
        src={exhibition.main_img.url}
        name={name}
        sizes="100vw"
        eager
        className="absolute! inset-0 size-full"
      />
      {isSceneBuilt(scene) && (
        <div className="absolute inset-0">
          <SceneFrame
            key={scene}
            src={scene}
            title={t('sceneTitle', { name })}
            device={device}
            onMessage={onMessage}
          />
        </div>
      )}
    </>
  )
}
