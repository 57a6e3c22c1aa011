// Hundreds of kilobytes: only ever imported on demand.
import { streamErrorPolicy } from '@tradefloor/rules'
import Hls, { ErrorTypes, Events } from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import type { Engine, EngineEvents } from './engine-shape.ts'
import { bringCaptions } from './stream-captions.ts'

/** Seconds of what was seen that stay in memory, for a small step back. */
const keptBehind = 60

/** A stream in pieces. What cannot be mended here ends in `onFailed`; who opened it decides when to try again. */
export function openStream(video: HTMLVideoElement, address: string, events: EngineEvents): Engine {
  const hls = new Hls({
    // A file of ours: the page's policy allows no worker made of text.
    workerPath,
    backBufferLength: keptBehind,
    capLevelToPlayerSize: true,
    // Three pieces behind what is sent; who falls twelve behind, after a pause of the network, is brought back.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 12,
    renderTextTracksNatively: false,
  })
  const endCaptions = bringCaptions(hls, video)
  const decide = streamErrorPolicy(() => performance.now())
  const tellQualities = () =>
    events.onQualities(
      hls.levels.map(({ height }, id) => ({ id, lines: height })),
      hls.levels[hls.currentLevel]?.height,
    )
  hls.on(Events.MANIFEST_PARSED, tellQualities)
  hls.on(Events.LEVEL_SWITCHED, tellQualities)
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    const decision = decide({ fatal, isDecoder: type === ErrorTypes.MEDIA_ERROR })
    if (decision === 'restart') hls.recoverMediaError()
    if (decision === 'fail') events.onFailed()
  })
  hls.loadSource(address)
  hls.attachMedia(video)
  return {
    setQuality: (id) => {
      hls.nextLevel = id ?? -1
    },
    edge: () => hls.liveSyncPosition ?? undefined,
    destroy: () => {
      endCaptions()
      hls.destroy()
    },
  }
}
