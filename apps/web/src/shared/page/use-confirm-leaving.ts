import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasBefore } from './back-button.tsx'

interface Guard {
  unsaved: true
}

const guard: Guard = { unsaved: true }

const isGuard = (state: unknown): state is Guard =>
  typeof state === 'object' && state !== null && 'unsaved' in state

/**
 * Lets a page ask before what was changed on it is lost. A phone leaves a page by Back, and Back cannot be held: so as
 * soon as there is something to lose, the page stands in the history twice. The first step back is then still the page,
 * and there the question is asked. When there is nothing to lose any more, that step is passed over.
 */
export function useConfirmLeaving(otherwise: string) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const here = pathname + search
  const isGuarded = isGuard(state)
  const [wasGuarded, setWasGuarded] = useState(isGuarded)
  if (isGuarded && !wasGuarded) setWasGuarded(true)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const isLeaving = wasGuarded && !isGuarded

  const putGuard = useCallback(() => navigate(here, { state: guard }), [navigate, here])
  const leave = useCallback(
    () => (hasBefore() ? navigate(-1) : navigate(otherwise, { replace: true })),
    [navigate, otherwise],
  )
  useEffect(() => {
    if (isUnsaved && !wasGuarded) putGuard()
  }, [isUnsaved, wasGuarded, putGuard])
  useEffect(() => {
    if (isLeaving && !isUnsaved) leave()
  }, [isLeaving, isUnsaved, leave])
  // Leaving the site itself is asked about in the browser's own words.
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    close: () => (isGuarded ? navigate(-1) : leave()),
    setIsUnsaved,
    isAsking: isLeaving && isUnsaved,
    stay: putGuard,
    discard: () => setIsUnsaved(false),
  }
}
