import { useEffect, useState } from 'react'
import { useLasting } from '../../shared/page/use-lasting.ts'

/** How long the former results stay alone before the shape of the coming ones takes their place. */
const patienceMs = 300

interface Asked<Reply> {
  data: Reply | undefined
  error: Error | null
  isPlaceholderData: boolean
}

export interface ShownReply<Reply> {
  /** The newest reply there is, which may be to what was asked before. */
  reply: Reply | undefined
  /** It is not the reply to what is asked now. */
  isStale: boolean
  /** What is asked now is on its way. */
  isWaiting: boolean
  /** It is on its way for so long that its shape is shown. */
  isLate: boolean
  error: Error | null
}

/** What there is to see of a search while another one is on its way, and when that one fails. */
export function useShownReply<Reply>({ data, error, isPlaceholderData }: Asked<Reply>): ShownReply<Reply> {
  const reply = useLasting(data)
  const isStale = isPlaceholderData || data === undefined
  const isWaiting = isStale && !error
  return { reply, isStale, isWaiting, isLate: useIsLate(isWaiting), error }
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
