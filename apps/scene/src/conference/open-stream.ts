import { streamErrorPolicy } from '@tradefloor/rules'
import Hls from 'hls.js/light'

/** Plays a list of pieces on an element, in a browser that does not know such lists. Answers how to stop it. */
export function openStream(player: HTMLVideoElement, address: string, failed: () => void): () => void {
  // Its worker would come from a blob, which pages of ours may not run.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: false, maxBufferLength: 20 })
  const decide = streamErrorPolicy(() => performance.now())
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    const decision = decide({ fatal, isDecoder: type === Hls.ErrorTypes.MEDIA_ERROR })
    if (decision === 'restart') hls.recoverMediaError()
    if (decision === 'fail') failed()
  })
  hls.loadSource(address)
  hls.attachMedia(player)
  return () => hls.destroy()
}
