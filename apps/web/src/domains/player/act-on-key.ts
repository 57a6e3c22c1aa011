import type { KeyboardEvent } from 'react'
import { actionOf, nextSpeed, type PlayerAction } from './player-keys.ts'
import type { PlayerDeeds } from './use-deeds.ts'

interface Keyed {
  video: HTMLVideoElement
  live: boolean
  deeds: PlayerDeeds
  toggleCaptions: () => void
}

/** Does what a key means to the player, unless the key belongs to what has the focus in it. */
export function actOnKey(event: KeyboardEvent, keyed: Keyed): void {
  const target = event.target as HTMLElement
  const action = actionOf(event)
  // A button is pressed with the space bar, and a slider moved with the arrows.
  if (!action || event.defaultPrevented) return
  if (event.key === ' ' && target.closest('button')) return
  if (event.key.startsWith('Arrow') && target.closest('input')) return
  event.preventDefault()
  act(action, keyed)
}

function act(action: PlayerAction, { video, live, deeds, toggleCaptions }: Keyed): void {
  if (action.do === 'toggle') deeds.toggle()
  else if (action.do === 'seek' && !live) deeds.seekTo(video.currentTime + action.by)
  else if (action.do === 'volume') deeds.setVolume(video.volume + action.by)
  else if (action.do === 'mute') deeds.mute()
  else if (action.do === 'fullScreen') deeds.fullScreen()
  else if (action.do === 'captions') toggleCaptions()
  else if (action.do === 'speed' && !live) deeds.setRate(nextSpeed(video.playbackRate, action.steps))
}
