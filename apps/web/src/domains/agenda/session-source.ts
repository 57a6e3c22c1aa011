import type { Session } from '@tradefloor/contract'
import { type Source, sourceKind } from '../player/source.ts'

const kindOf = (address: string, type: Session['media_type']) =>
  type === 'video/mp4' ? 'film' : type === '' ? sourceKind(address) : 'stream'

/** What a player plays of a session that is on. */
export const liveSource = ({ id, live_url, media_type }: Session): Source => ({
  address: live_url,
  kind: kindOf(live_url, media_type),
  live: true,
  key: String(id),
})

/** What it plays of one that is over. */
export const replaySource = ({ id, play_back, media_type, captions }: Session): Source => ({
  address: play_back,
  kind: kindOf(play_back, media_type),
  live: false,
  key: String(id),
  captions: captions.map(({ lang, src }) => ({ language: lang, address: src })),
})
