import type { Message } from '@tradefloor/contract'
import { conversationTexts, useText } from '@tradefloor/ui'
import { useViewer } from '../../shared/pictures/use-viewer.tsx'
import type { Talk } from './use-talk.ts'

/** Opens a picture of a conversation, after its address has been asked for anew: they end after a while. */
export function useTalkPictures({ messages, renew }: Pick<Talk, 'messages' | 'renew'>, name: string) {
  const t = useText(conversationTexts)
  const shown = messages.filter(({ picture }) => picture !== null)
  const { open, viewer } = useViewer(
    shown.map(({ picture }) => picture?.url ?? ''),
    { name: t('conversation', { name }) },
  )
  const openPicture = async (message: Message) => {
    await renew(message)
    open(shown.findIndex(({ sequence }) => sequence === message.sequence))
  }
  return { openPicture, viewer }
}
