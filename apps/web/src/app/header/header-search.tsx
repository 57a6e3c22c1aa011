import { useEffect, useLayoutEffect, useRef } from 'react'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useSearch } from '../../features/search/use-search.ts'
import { PartLoading } from '../../shared/page/part-loading.tsx'
import { useLatePart } from '../../shared/page/use-late-part.ts'

const loadDrawer = () => import('../../features/search/search-drawer.tsx')

/** Before it is wanted. Whether it comes is seen when it is. */
const prepareDrawer = () => void loadDrawer().catch(() => {})

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null

/** The search of the header, with its results below it. `/` goes to the box. */
export function HeaderSearch({ className }: { className?: string }) {
  const { search, open, close } = useSearch()
  const box = useRef<HTMLInputElement>(null)
  const isOpen = search !== undefined
  // Fetched when it is first wanted, then kept, so that it can leave as softly as it came.
  const SearchDrawer = useLatePart(loadDrawer, { isWanted: isOpen, onMissing: close })

  // Before the box is seen: whoever sees it may press the key at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      box.current?.select()
      box.current?.focus()
      // As by a press on it: what was searched for before is offered.
      box.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  // Who was in the results when they were closed is put back to the box, unless it was to leave the page.
  useEffect(() => {
    if (!isOpen) return
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement?.closest('[role=dialog]'))
        box.current?.focus({ preventScroll: true })
    }
  }, [isOpen])

  return (
    <>
      <SearchBox ref={box} search={search} onSearch={open} onPrepare={prepareDrawer} className={className} />
      {SearchDrawer ? (
        <SearchDrawer
          search={search}
          onSearch={open}
          onClose={close}
          alongside={() => box.current?.closest('header') ?? null}
        />
      ) : (
        isOpen && <PartLoading />
      )}
    </>
  )
}
