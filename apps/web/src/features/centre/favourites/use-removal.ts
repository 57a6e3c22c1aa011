import { useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import type { Editing } from '../editing/use-editing.ts'
import type { Favourite, FavouriteKindName } from './kinds.ts'
import { useMarkAgain, useUnmark } from './queries.ts'
import { favouriteTexts } from './texts.ts'

interface RemovalOptions {
  kind: FavouriteKindName
  editing: Editing<Favourite>
  /** What was removed was brought back, or is not to be. */
  onForgotten: () => void
}

/** Removes the favourites that are ticked, and brings them back for as long as that is offered. */
export function useRemoval({ kind, editing, onForgotten }: RemovalOptions) {
  const t = useText(favouriteTexts)
  const notice = useNotice()
  const unmark = useUnmark(kind)
  const markAgain = useMarkAgain()
  const [removed, setRemoved] = useState<readonly Favourite[]>([])
  const warn = (error: Error) => notice({ tone: 'warning', text: error.message })

  const remove = () => {
    const chosen = [...editing.ticked.values()]
    unmark.mutate(chosen, {
      onSuccess: (text) => {
        editing.end()
        // What is withdrawn cannot be marked again.
        setRemoved(chosen.filter(({ isWithdrawn }) => !isWithdrawn))
        notice({ tone: 'success', text })
      },
      onError: warn,
    })
  }
  const forget = () => {
    setRemoved([])
    onForgotten()
  }
  const undo = () =>
    markAgain.mutate(removed, {
      onSuccess: () => {
        forget()
        notice({ tone: 'success', text: t('undone') })
      },
      onError: warn,
    })
  return {
    remove,
    isRemoving: unmark.isPending,
    /** What can be brought back. */
    removed,
    undo,
    isUndoing: markAgain.isPending,
    forget,
    /** Somebody goes on to something else. */
    reset: () => setRemoved([]),
  }
}
