import { localStore, useNotice, useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useSessionState } from '../session/use-session-state.ts'
import { offlineTexts } from './texts.ts'

function isStorageRefused(): boolean {
  const name = 'storageTried'
  return !localStore.write(name, '1') || !localStore.write(name, null)
}

let isSaid = false

/** Tells a visitor, once, whose browser keeps nothing: everything works until the page is left. */
export function useStorageNotice() {
  const isSignedIn = useSessionState() === 'signed-in'
  const t = useText(offlineTexts)
  const notice = useNotice()
  useEffect(() => {
    if (!isSignedIn || isSaid || !isStorageRefused()) return
    isSaid = true
    notice({ tone: 'info', text: t('notStored') })
  }, [isSignedIn, notice, t])
}
