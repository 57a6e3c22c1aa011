import Hls from 'hls.js/light'

/** Plays a list of pieces on an element, in a browser that does not know such lists. Answers how to stop it. */
export function openStream(player: HTMLVideoElement, address: string, failed: () => void): () => void {
  // Its worker would come from a blob, which pages of ours may not run.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: false, maxBufferLength: 20 })
  let mended = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    // A decoder that stumbled goes on after a new start; one that stumbles again is given up.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true
      hls.recoverMediaError()
    } else failed()
  })
  hls.loadSource(address)
  hls.attachMedia(player)
  return () => hls.destroy()
}
