import { type FromScene, type Language, readFromScene, type SceneView, siteWire } from '@tradefloor/contract'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Covered } from '../../shared/page/free-room.ts'
import { createSceneLink } from './scene-link.ts'

interface SceneMessages {
  frame: RefObject<HTMLIFrameElement | null>
  /** The one origin that is believed and spoken to. */
  origin: string
  language: Language
  view: SceneView
  token: string
  covered: Covered
  onMessage: (message: FromScene) => void
}

/** Speaks with the scene in a frame. What is believed: the frame's own window, its own origin, a message in shape. */
export function useSceneMessages(conversation: SceneMessages) {
  const { frame, origin, language, view, token, covered, onMessage } = conversation
  // What the scene is told when it speaks first is what holds at that moment.
  const now = useRef({ language, view, token, covered, origin, onMessage })
  useLayoutEffect(() => {
    now.current = { language, view, token, covered, origin, onMessage }
  })

  const [link] = useState(() =>
    createSceneLink(
      (message) => frame.current?.contentWindow?.postMessage(siteWire(message), now.current.origin),
      () => [
        { type: 'hello', language: now.current.language, view: now.current.view },
        { type: 'scene-token', token: now.current.token },
        ...(now.current.covered.right > 0 ? [{ type: 'covered' as const, ...now.current.covered }] : []),
      ],
    ),
  )

  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => {
      const sender = frame.current?.contentWindow
      if (!sender || event.source !== sender || event.origin !== now.current.origin) return
      const message = readFromScene(event.data)
      if (!message) return
      link.onMessage(message)
      now.current.onMessage(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, link])

  // What it starts with is in the greeting; only a change is sent by itself.
  const sent = useRef({ language, token, covered })
  useEffect(() => {
    if (sent.current.language !== language) link.send({ type: 'language', language })
    if (sent.current.token !== token) link.send({ type: 'scene-token', token })
    if (sent.current.covered !== covered) link.send({ type: 'covered', ...covered })
    sent.current = { language, token, covered }
  }, [link, language, token, covered])

  return link
}
