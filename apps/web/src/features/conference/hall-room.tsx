import type { ConferenceSpot, Exhibition, FromScene } from '@tradefloor/contract'
import { type ConferenceHall, type Device, sceneFor } from '@tradefloor/rules'
import type { LocalText } from '@tradefloor/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { posterOf } from '../../domains/scene-frame/poster-of.ts'
import { SceneFrame, type SceneHandle } from '../../domains/scene-frame/scene-frame.tsx'
import type { OnStage } from './on-stage.ts'
import { type Screen, screenOf } from './room-screen.ts'

interface HallRoomProps {
  exhibition: Exhibition
  hall: ConferenceHall
  device: Device
  /** What the frame is called. */
  title: string
  name: LocalText
  on: OnStage | undefined
  onChoose: (spot: ConferenceSpot) => void
  onPlaying: (playing: boolean) => void
  /** Where it stands while it is a list, if not everywhere. */
  listClassName?: string
}

/** The 3D hall: its screen plays what stands on the stage. Fills what it stands in. */
export function HallRoom(props: HallRoomProps) {
  const { exhibition, hall, device, title, name, on, onChoose, onPlaying, listClassName } = props
  const voice = useRef<SceneHandle>(null)
  const [start] = useState(() => ({ now: new Date() }))
  const scene = sceneFor(exhibition, `${hall}Conference`, start)
  const screen = on && screenOf(on)
  const { session_id, address, media } = screen ?? {}
  const said = useRef<Screen>(undefined)
  useEffect(() => {
    if (session_id !== undefined && address !== undefined && media !== undefined)
      said.current = { type: 'screen', session_id, address, media }
    // It is over: the hall shows what comes next.
    else if (said.current) said.current = { ...said.current, address: '', media: 'film' }
    if (said.current) voice.current?.say(said.current)
  }, [session_id, address, media])
  const onMessage = useCallback(
    (message: FromScene) => {
      if (message.type === 'conference') onChoose(message.name)
      if (message.type === 'film') onPlaying(message.state === 'plays')
      // A hall that was begun anew knows nothing of what was said to the one before.
      if (message.type === 'ready' && said.current) voice.current?.say(said.current)
    },
    [onChoose, onPlaying],
  )
  // Whoever leaves the hall watches no longer.
  useEffect(() => () => onPlaying(false), [onPlaying])
  return (
    <SceneFrame
      ref={voice}
      src={scene}
      title={title}
      device={device}
      ifWeak="opens"
      poster={{ ...posterOf({ scene, exhibition, device, otherwise: exhibition.main_img.url }), name }}
      onMessage={onMessage}
      {...(listClassName !== undefined && { listClassName })}
    />
  )
}
