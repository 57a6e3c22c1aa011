import type { Messenger } from '@tradefloor/client/messaging'
import { ConnectionNotes, useText, useUnsavedMessages } from '@tradefloor/ui'
import { useSyncExternalStore } from 'react'
import { inboxTexts } from '../../domains/chat/texts.ts'

interface ConnectionLineProps {
  messenger: Messenger
  /** Of each line there is. */
  className: string
}

export function ConnectionLine({ messenger, className }: ConnectionLineProps) {
  const t = useText(inboxTexts)
  const status = useSyncExternalStore(messenger.subscribe, () => messenger.getSnapshot().status)
  return (
    <ConnectionNotes
      status={status}
      isUnkept={useUnsavedMessages(messenger)}
      texts={{ offline: t('offline'), unkept: t('unkept') }}
      className={className}
    />
  )
}
