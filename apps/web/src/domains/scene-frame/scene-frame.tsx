import type { FromScene, SceneView, ToScene } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { classNames, useLanguage } from '@tradefloor/ui'
import { type Ref, use, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { useCovered } from '../../shared/page/free-room.ts'
import { type DeviceConditions, hasFrame } from './frame-state.ts'
import { ListSteps } from './list-steps.ts'
import { isOwnScene, isSceneAllowed, isSceneBuilt, sceneOrigin, startAddress } from './scene-address.ts'
import { ForeignScene, SceneCurtain } from './scene-curtain.tsx'
import { type Poster, ScenePoster } from './scene-poster.tsx'
import { useFrameState, useSceneReports } from './use-frame-state.ts'
import { useSceneMessages } from './use-scene-messages.ts'
import { useSceneToken } from './use-scene-token.ts'

/** What a page can say to the scene it shows. */
export interface SceneHandle {
  say(message: ToScene): void
}

interface SceneFrameProps {
  src: string
  title: string
  device: Device
  poster: Poster
  ifWeak?: DeviceConditions['ifWeak']
  /** It stands behind the page's own panels: of a scene of ours its picture is enough there. */
  behind?: boolean
  /** What the scene says. How it is doing and how it is looked at is seen to here. */
  onMessage?: (message: FromScene) => void
  /** Where the words over the poster stand. */
  curtainClassName?: string
  /** Where the frame stands while it is a list, if not everywhere. */
  listClassName?: string
  ref?: Ref<SceneHandle>
}

/** A scene with its poster. Fills what it stands in. */
export function SceneFrame(props: SceneFrameProps) {
  const { scene_origins } = useSite().config
  const { src, poster, behind, curtainClassName } = props
  const covered = useCovered()
  return (
    <>
      <ScenePoster key={poster.src} covered={covered} {...poster} />
      {isSceneBuilt(src) &&
        !(behind && isOwnScene(src)) &&
        (isSceneAllowed(src, window.location.href, scene_origins) ? (
          <LiveFrame key={src} {...props} />
        ) : (
          <ForeignScene
            name={poster.name}
            covered={covered}
            atFoot={poster.own !== undefined}
            className={curtainClassName}
          />
        ))}
    </>
  )
}

/** The frame is unseen until its scene says that it is ready, so that the poster shows in the meantime. */
function LiveFrame({
  src,
  title,
  device,
  poster,
  ifWeak = 'asks',
  onMessage,
  curtainClassName,
  listClassName,
  ref,
}: SceneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { language } = useLanguage()
  const [state, tell] = useFrameState(device, ifWeak)
  // The language it starts in. Later ones are posted: another address would start the scene again.
  const [firstLanguage] = useState(language)
  const { phase, view, wants, attempt } = state
  const useListStep = use(ListSteps)
  const note = useListStep({ device, state, tell })
  const [seen, hear] = useSceneReports({ view, tell, note, onMessage })
  const token = useSceneToken()
  const covered = useCovered()
  const origin = sceneOrigin(src, window.location.href)
  const link = useSceneMessages({ frame, origin, language, view: wants, token, covered, onMessage: hear })
  useImperativeHandle(ref, () => ({ say: link.send }), [link])

  const enter = (wanted: SceneView) => {
    note(wanted)
    link.replaced()
    tell({ type: 'enter', view: wanted })
  }

  return (
    <>
      {hasFrame(state) && (
        <iframe
          ref={frame}
          key={attempt}
          src={startAddress(src, {
            language: firstLanguage,
            device,
            view,
            clear: listClassName !== undefined,
          })}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          onLoad={link.loaded}
          data-seen={seen}
          className={classNames(
            'absolute inset-0 block size-full border-0 transition-opacity duration-(--dur-scene)',
            phase === 'shown' ? 'opacity-100' : 'opacity-0',
            seen === 'list' && listClassName,
          )}
        />
      )}
      <SceneCurtain
        state={state}
        name={poster.name}
        onEnter={enter}
        covered={covered}
        atFoot={poster.own !== undefined}
        className={curtainClassName}
      />
    </>
  )
}
