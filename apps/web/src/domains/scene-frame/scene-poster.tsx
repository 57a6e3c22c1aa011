import { classNames, type LocalText, pictureSources, plainPicture } from '@tradefloor/ui'
import { useState } from 'react'
import type { Covered } from '../../shared/page/free-room.ts'

/** The picture that stands for a scene, and whose scene it is, where the page does not say so already. */
export interface Poster {
  src: string
  /** In pixels, where it is known. */
  size?: { width: number; height: number }
  /** What is shown when the picture does not come. */
  otherwise?: string
  /** The picture of this very place. It takes a moment to be made the first time, and is laid over the other one then. */
  own?: string
  name?: LocalText
}

/** The scene's picture, there at once and for as long as the scene itself is not. Without any, the sea stays. */
export function ScenePoster({ src, size, otherwise, own, covered }: Poster & { covered?: Covered }) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const [arrived, setArrived] = useState('')
  const fail = (address: string) => setFailed((addresses) => [...addresses, address])
  const shown = [src, otherwise].find((address) => address && !failed.includes(address))
  const hasOwn = own !== undefined && !failed.includes(own)
  const style = covered && beside(covered)
  return (
    <>
      {shown && (
        <img
          key={shown}
          src={plainPicture(shown)}
          srcSet={pictureSources(shown)}
          sizes="100vw"
          {...(shown === src && size)}
          onError={() => fail(shown)}
          alt=""
          fetchPriority="high"
          decoding="async"
          style={style}
          // Another stand's name and goods are nothing to look at here; its light and colours are.
          className={classNames('absolute inset-0 size-full object-cover', hasOwn && 'scale-110 blur-2xl')}
        />
      )}
      {hasOwn && (
        // Lazy, because the load event of the page waits for other pictures, and messaging begins after it.
        <img
          key={own}
          loading="lazy"
          src={own}
          onLoad={() => setArrived(own)}
          onError={() => fail(own)}
          alt=""
          decoding="async"
          style={style}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-(--dur-scene)',
            arrived === own ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </>
  )
}

/**
 * Beside a panel its middle is in the middle of the rest. It is only moved, by a transform: another width would make a
 * picture that covers its place larger as well, and what it leaves free lies under the panel.
 */
function beside({ left, right }: Covered) {
  const aside = (left - right) / 2
  return aside === 0 ? undefined : { transform: `translateX(${aside}px)` }
}
