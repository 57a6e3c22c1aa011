import { useText } from '@tradefloor/ui'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ownPlace } from '../../domains/session/own-place.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { Invitation } from './invitation.tsx'
import { SignOnForm } from './sign-on-form.tsx'
import { SignOnStage } from './sign-on-stage.tsx'
import { signOnTexts } from './texts.ts'

/** What links of an invitation carry, and what the sites that send somebody here say of where they go. */
const parameters = { invitation: 'invite', place: 'redirect', step: 'forgotten' } as const

export default function SignOnPage() {
  const t = useText(signOnTexts)
  const state = useSessionState()
  const [search, setSearch] = useSearchParams()
  const [name, setName] = useState('')
  const invitation = search.get(parameters.invitation)
  const place = search.get(parameters.place)

  const toSignOn = () => {
    const next = new URLSearchParams(search)
    next.delete(parameters.invitation)
    next.delete(parameters.step)
    setSearch(next, { replace: true })
  }

  if (invitation) return <Invitation token={invitation} onSignOn={toSignOn} />
  if (search.has(parameters.step))
    return (
      <SignOnStage title={t('forgottenTitle')}>
        <ForgottenForm onSignOn={toSignOn} onReset={setName} />
      </SignOnStage>
    )
  // Who is at the desk already goes straight there; for another's desk a new ticket is needed.
  const own = place === null ? '/desk' : ownPlace(place, window.location.origin)
  if (state === 'signed-in' && own) return <Navigate to={own} replace />
  return (
    <SignOnStage
      title={t('title')}
      aside={
        <a href="/login" className="inline-flex min-h-11 items-center gap-1 text-14 text-harbour lg:min-h-0">
          {t('visitor')}
          <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
        </a>
      }
    >
      <SignOnForm
        key={name}
        name={name}
        place={place}
        onForgotten={() => {
          const next = new URLSearchParams(search)
          next.set(parameters.step, '1')
          setSearch(next)
        }}
      />
    </SignOnStage>
  )
}
