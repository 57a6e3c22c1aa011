import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchLimits, suggest } from '@tradefloor/contract'
import { startTransition, useEffect, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { isWorthSuggesting } from './suggestion-options.ts'

const debounceMs = 150

/**
 * What is suggested for a word while it is typed. The last reply stays until the next one comes; one that comes late is
 * of another word and is never shown.
 */
export function useSuggestions(typed: string, isComposing: boolean) {
  const { client } = useSite()
  const word = typed.trim().slice(0, searchLimits.suggested)
  const settled = useSettled(word, isComposing)
  const isWanted = isWorthSuggesting(word)
  const asked = useQuery({
    queryKey: ['suggest', settled],
    enabled: isWanted && isWorthSuggesting(settled),
    queryFn: ({ signal }) => client.call(suggest, { query: { search: settled }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    reply: isWanted ? asked.data : undefined,
    isCurrent: settled === word && !asked.isPlaceholderData,
    isFailed: isWanted && asked.isError,
  }
}

/** A value once it has rested, and never in the middle of a composition. */
function useSettled(value: string, isComposing: boolean): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => startTransition(() => setSettled(value)), debounceMs)
    return () => clearTimeout(timer)
  }, [value, isComposing])
  return settled
}
