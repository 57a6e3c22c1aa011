import { useEffect, useRef } from 'react'

/** What was pressed is gone, both ways: whoever does not see goes on where the words do. */
export function useFocusOnSent(isSent: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasSent = useRef(false)
  useEffect(() => {
    if (isSent) heading.current?.focus()
    else if (wasSent.current) form.current?.querySelector('input')?.focus()
    wasSent.current = isSent
  }, [isSent])
  return { form, heading }
}
