import { type BareWord, readToScene, type SceneEvent, sceneWire, type ToScene } from '@tradefloor/contract'

/** The part of a window that the bridge needs. */
export interface SceneWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', onMessage: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', onMessage: (event: MessageEvent) => void): void
}

export interface Bridge {
  /** Whether a page holds this scene in a frame. */
  readonly framed: boolean
  send(message: SceneEvent | BareWord): void
  close(): void
}

/**
 * The scene's only channel to the site. Our scenes are served by the site itself, so messages are exchanged with our
 * own origin and our parent window only. Anything else is ignored, without an error.
 */
export function openBridge(scene: SceneWindow, onMessage: (message: ToScene) => void): Bridge {
  const framed = scene.parent !== (scene as unknown)
  const listen = (event: MessageEvent) => {
    if (!framed || event.source !== (scene.parent as unknown) || event.origin !== scene.location.origin)
      return
    const message = readToScene(event.data)
    if (message) onMessage(message)
  }
  const send: Bridge['send'] = (message) => {
    if (framed) scene.parent.postMessage(sceneWire(message), scene.location.origin)
  }
  scene.addEventListener('message', listen)
  // The site speaks only to a document that it has heard: it answers this with the language and the token.
  send({ type: 'here' })
  return {
    framed,
    send,
    close() {
      scene.removeEventListener('message', listen)
    },
  }
}
