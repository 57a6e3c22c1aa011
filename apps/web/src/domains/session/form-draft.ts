import { parsedText, tabStore } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { draftPrefix as prefix } from './drop-drafts.ts'

interface Draft<Words> {
  owner: number
  words: Words
}

/** What was kept of a form for this visitor. It is taken out: anybody else's is thrown away. */
export function takeDraft<Words>(name: string, owner: number, store = tabStore): Words | undefined {
  const draft = parsedText(store.read(prefix + name)) as Draft<Words> | null | undefined
  store.write(prefix + name, null)
  return draft?.owner === owner ? draft.words : undefined
}

export const writeDraft = <Words>(name: string, draft: Draft<Words>, store = tabStore): boolean =>
  store.write(prefix + name, JSON.stringify(draft))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The words of a visitor's own form. If their session expires while something is not saved, it waits in this tab and is
 * there again when the same visitor has signed in. Never for passwords.
 */
export function useFormDraft<Words>(name: string, owner: number, saved: Words) {
  const { session } = useSite()
  const [words, setWords] = useState<Words>(() => takeDraft<Words>(name, owner) ?? saved)
  const [savedBefore, setSavedBefore] = useState(saved)
  const isUnsaved = !isSame(words, saved)
  // On a slow network an old copy comes first. A form that nobody has touched follows the answer that comes after it.
  if (!isSame(savedBefore, saved)) {
    setSavedBefore(saved)
    if (isSame(words, savedBefore)) setWords(saved)
  }
  const keep = useEffectEvent(() => {
    if (isUnsaved) writeDraft(name, { owner, words })
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
