import { type FromScene, readFromScene, type ToScene } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { classNames, useLanguage } from '@tradefloor/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sceneOrigin, startAddress } from './scene-address.ts'

interface SceneFrameProps {
  src: string
  title: string
  device: Device
  /** What the scene says, apart from that it is ready. */
  onMessage?: (message: FromScene) => void
  className?: string
}

/** A scene in its frame: unseen until it says that it is ready, so that what lies below it shows in the meantime. */
export function SceneFrame({ src, title, device, onMessage, className }: SceneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const { language } = useLanguage()
  const origin = sceneOrigin(src, window.location.href)
  // The language it starts in. Later ones are posted: another address would start the scene again.
  const [firstLanguage] = useState(language)
  const address = useMemo(() => startAddress(src, firstLanguage, device), [src, firstLanguage, device])

  const post = useCallback(
    (message: ToScene) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  )

  useEffect(() => {
    const onWindowMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return
      const message = readFromScene(event.data)
      if (!message) return
      if (typeof message === 'object' && message.type === 'ready') {
        setReady(true)
        post({ type: 'language', language })
        return
      }
      onMessage?.(message)
    }
    window.addEventListener('message', onWindowMessage)
    return () => window.removeEventListener('message', onWindowMessage)
  }, [origin, onMessage, post, language])

  useEffect(() => {
    if (ready) post({ type: 'language', language })
  }, [ready, language, post])

  return (
    <iframe
      ref={frame}
      key={address}
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      onLoad={() => post({ type: 'language', language })}
      className={classNames(
        'block size-full border-0 transition-opacity duration-(--dur-scene)',
        ready ? 'opacity-100' : 'opacity-0',
        className,
      )}
    />
  )
}
