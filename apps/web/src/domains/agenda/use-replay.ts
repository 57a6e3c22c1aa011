import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

interface OpenedHere {
  replay: true
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'replay' in state

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** Which replay an address plays, and from which second. */
export const replayIn = (query: URLSearchParams) => ({
  id: wholeNumber(query.get('play')),
  startAt: wholeNumber(query.get('t')),
})

/** An address that plays a replay. */
export function replayAddress(pathname: string, search: string, id: number, seconds?: number): string {
  const query = new URLSearchParams(search)
  query.set('play', String(id))
  query.delete('t')
  if (seconds !== undefined) query.set('t', String(seconds))
  return `${pathname}?${query}`
}

/** A replay over the page it was chosen on has an address of its own, so that it can be handed on and Back closes it. */
export function useReplay() {
  const [query] = useSearchParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { id, startAt } = replayIn(query)
  const open = useCallback(
    (sessionId: number) =>
      navigate(replayAddress(pathname, search, sessionId), { state: { ...state, replay: true } }),
    [navigate, pathname, search, state],
  )
  const close = useCallback(() => {
    if (isOpenedHere(state)) return navigate(-1)
    const rest = new URLSearchParams(search)
    rest.delete('play')
    rest.delete('t')
    return navigate(`${pathname}${rest.size > 0 ? `?${rest}` : ''}`, { replace: true, state })
  }, [navigate, pathname, search, state])
  return { id, startAt, open, close }
}
