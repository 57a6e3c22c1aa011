import type { Messenger } from '@tradefloor/client/messaging'
import { useEffect, useSyncExternalStore } from 'react'

const mark = /^\(\d+\+?\) /

/** `(2) …` before whatever the page is called, while messages are unread: a tab in the background is seen by its title. */
export function useUnreadInTitle(messenger: Messenger) {
  const unread = useSyncExternalStore(messenger.subscribe, () => messenger.getSnapshot().unread)
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(mark, '')
      const wanted = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // Pages set their own title as they come.
    const title = document.querySelector('title')
    if (!title || unread === 0) return
    const watch = new MutationObserver(put)
    watch.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(mark, '')
    }
  }, [unread])
}
