import { type BareWord, readToScene, type SceneSays, sceneWire, type ToScene } from '@tradefloor/contract'

/** The part of a window that the bridge needs. */
export interface RoomWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', hear: (event: MessageEvent) => void): void
}

export interface Bridge {
  /** Whether a page holds this scene in a frame. */
  readonly framed: boolean
  say(message: SceneSays | BareWord): void
  close(): void
}

/**
 * The scene's only door to the site. Our scenes are served by the site itself, so the one origin that may speak and hear
 * is our own; the one window is our parent. Anything else is not answered, not even with an error.
 */
export function openBridge(room: RoomWindow, hear: (message: ToScene) => void): Bridge {
  const framed = room.parent !== (room as unknown)
  const listen = (event: MessageEvent) => {
    if (!framed || event.source !== (room.parent as unknown) || event.origin !== room.location.origin) return
    const message = readToScene(event.data)
    if (message) hear(message)
  }
  const say: Bridge['say'] = (message) => {
    if (framed) room.parent.postMessage(sceneWire(message), room.location.origin)
  }
  room.addEventListener('message', listen)
  // The site speaks only to a document that it has heard: it answers this with the language and the token.
  say({ type: 'here' })
  return {
    framed,
    say,
    close() {
      room.removeEventListener('message', listen)
    },
  }
}
