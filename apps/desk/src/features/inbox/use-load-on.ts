import { useCallback, useEffect, useState } from 'react'
import { useInbox, useMessenger } from '../../domains/chat/messenger-context.tsx'
import { type Choice, isToLoad } from './choices.ts'

/** Loads conversations of a choice by itself until there are enough to show, and more when asked to. */
export function useLoadOn(choice: Choice, shown: number) {
  const messenger = useMessenger()
  const inbox = useInbox()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ choice: Choice; text: string }>()
  const load = useCallback(async () => {
    setBusy(true)
    setProblem(undefined)
    await messenger
      ?.loadMoreConversations(choice)
      .catch((error: Error) => setProblem({ choice, text: error.message }))
    setBusy(false)
  }, [messenger, choice])
  const text = problem?.choice === choice ? problem.text : undefined
  const isWanted = inbox?.isListed === true && isToLoad(inbox.listed[choice], shown)
  useEffect(() => {
    if (isWanted && !busy && text === undefined) void load()
  }, [isWanted, busy, text, load])
  return { busy, problem: text, load }
}
