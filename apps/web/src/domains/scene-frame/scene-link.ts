import type { FromScene, ToScene } from '@tradefloor/contract'

export interface SceneLink {
  /** The scene has spoken: who it is has been checked. */
  onMessage(message: FromScene): void
  /** The frame has loaded a document: the one that spoke, or another. */
  loaded(): void
  /** Another frame stands in its place. */
  replaced(): void
  /** Says it now, or as soon as the scene has been heard. */
  send(message: ToScene): void
}

/**
 * What the site has to say to one frame. Nothing is posted before the document in it has spoken, and nothing to a
 * document that took its place: that one has to speak first. What waits is said in order.
 */
export function createSceneLink(
  post: (message: ToScene) => void,
  greet: () => readonly ToScene[],
): SceneLink {
  let known = false
  /** The document spoke before the frame had finished loading it. */
  let early = false
  let waiting: ToScene[] = []
  return {
    onMessage({ type }) {
      if (type === 'here' || !known) early = true
      known = true
      if (type === 'here' || type === 'ready') for (const message of greet()) post(message)
      const late = waiting
      waiting = []
      for (const message of late) post(message)
    },
    loaded() {
      if (!early) known = false
      early = false
    },
    replaced() {
      known = false
      early = false
    },
    send(message) {
      if (known) post(message)
      else waiting.push(message)
    },
  }
}
