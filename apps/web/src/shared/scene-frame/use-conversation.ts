import { type FromScene, type Language, readFromScene, type SceneView, siteWire } from '@tradefloor/contract'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Covered } from '../page/free-room.ts'
import { createSceneLink } from './scene-link.ts'

interface Conversation {
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
export function useConversation(conversation: Conversation) {
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
    const hear = (event: MessageEvent) => {
      const speaker = frame.current?.contentWindow
      if (!speaker || event.source !== speaker || event.origin !== now.current.origin) return
      const message = readFromScene(event.data)
      if (!message) return
      link.heard(message)
      now.current.onMessage(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, link])

  // What it starts with is in the greeting; only a change is said by itself.
  const said = useRef({ language, token, covered })
  useEffect(() => {
    if (said.current.language !== language) link.say({ type: 'language', language })
    if (said.current.token !== token) link.say({ type: 'scene-token', token })
    if (said.current.covered !== covered) link.say({ type: 'covered', ...covered })
    said.current = { language, token, covered }
  }, [link, language, token, covered])

  return link
}
