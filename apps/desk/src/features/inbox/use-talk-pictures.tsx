import type { Message } from '@tradefloor/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const TalkPictures = lazy(() => import('./talk-pictures.tsx'))

/** Opens a picture of a conversation, after its address has been asked for anew: they end after a while. */
export function useTalkPictures(
  messages: readonly Message[],
  name: string,
  renew: (message: Message) => Promise<void>,
) {
  /** Which one, by its message: older ones may be loaded meanwhile. */
  const [open, setOpen] = useState<number>()
  const shown = messages.filter(({ picture }) => picture !== null)
  const at = shown.findIndex(({ sequence }) => sequence === open)
  const openPicture = async (message: Message) => {
    await renew(message)
    setOpen(message.sequence)
  }
  const go = (to: number) => {
    const message = shown[to]
    if (message) void openPicture(message)
  }
  const viewer: ReactNode = at >= 0 && (
    <Suspense>
      <TalkPictures
        pictures={shown.map(({ picture }) => picture?.url ?? '')}
        name={name}
        at={at}
        onAt={go}
        onClose={() => setOpen(undefined)}
      />
    </Suspense>
  )
  return { openPicture, viewer }
}
