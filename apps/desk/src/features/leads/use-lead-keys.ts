import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** J and K go through the list, Escape closes; never while somebody types or a dialog is open. */
export function useLeadKeys(
  uids: readonly string[],
  open: string | undefined,
  show: (uid: string | undefined) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role="alertdialog"], [role="dialog"]')) return
    if (event.key === 'Escape' && open) return show(undefined)
    const step = { j: 1, k: -1 }[event.key.toLowerCase()]
    if (step === undefined || uids.length === 0) return
    const at = open ? uids.indexOf(open) : step > 0 ? -1 : uids.length
    const next = uids[at + step]
    if (next) show(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
