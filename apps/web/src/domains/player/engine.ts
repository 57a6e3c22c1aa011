import type { Engine, EngineEvents } from './engine-shape.ts'
import { isMediaAddress, type SourceKind } from './source.ts'

/** A browser that can put pieces together itself is given our own player for them: it chooses qualities and recovers. */
const needsEngine = (kind: SourceKind) => kind === 'stream' && typeof MediaSource !== 'undefined'

/** Begins to load. Nothing of an address that is none is ever asked for. */
export async function openSource(
  video: HTMLVideoElement,
  address: string,
  kind: SourceKind,
  events: EngineEvents,
): Promise<Engine> {
  if (!isMediaAddress(address)) throw new Error('not an address of a film or a stream')
  if (!needsEngine(kind)) return openNatively(video, address, events)
  // Only who watches a stream pays for what plays it.
  const { openStream } = await import('./stream-engine.ts')
  return openStream(video, address, events)
}

function openNatively(video: HTMLVideoElement, address: string, { onFailed }: EngineEvents): Engine {
  video.addEventListener('error', onFailed)
  video.src = address
  return {
    setQuality: () => {},
    edge: () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined),
    destroy: () => {
      video.removeEventListener('error', onFailed)
      video.removeAttribute('src')
      video.load()
    },
  }
}
