import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { ofTab, draftPrefix as prefix } from './drop-drafts.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Draft<Words> {
  owner: number
  words: Words
}

/** What was kept of a form for this visitor. It is taken out: anybody else's is thrown away. */
export function takeDraft<Words>(name: string, owner: number, storage: () => Store): Words | undefined {
  try {
    const text = storage().getItem(prefix + name)
    storage().removeItem(prefix + name)
    const draft = text === null ? undefined : (JSON.parse(text) as Draft<Words>)
    return draft?.owner === owner ? draft.words : undefined
  } catch {
    // A browser that refuses its storage has kept nothing.
    return undefined
  }
}

export function keepDraft<Words>(name: string, draft: Draft<Words>, storage: () => Store): void {
  try {
    storage().setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // See above.
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The words of a visitor's own form. If their session expires while something is not saved, it waits in this tab and is
 * there again when the same visitor has signed in. Never for passwords.
 */
export function useFormDraft<Words>(name: string, owner: number, saved: Words) {
  const { session } = useSite()
  const [words, setWords] = useState<Words>(() => takeDraft<Words>(name, owner, ofTab) ?? saved)
  const [savedBefore, setSavedBefore] = useState(saved)
  const isUnsaved = !isSame(words, saved)
  // On a slow network an old copy comes first. A form that nobody has touched follows the answer that comes after it.
  if (!isSame(savedBefore, saved)) {
    setSavedBefore(saved)
    if (isSame(words, savedBefore)) setWords(saved)
  }
  const keep = useEffectEvent(() => {
    if (isUnsaved) keepDraft(name, { owner, words }, ofTab)
  })
  useEffect(
    () =>
      session.subscribe((_, ending) => {
        if (ending === 'expired') keep()
      }),
    [session],
  )
  return { words, setWords, isUnsaved }
}
