import type { Company } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { LogIn } from 'lucide-react'
import { Contact } from './contact.tsx'
import { boothMessages } from './messages.ts'

interface SignInFirstProps {
  what: 'card' | 'chat'
  company: Company
  touch?: boolean
}

/** Cards and chat are for visitors who signed in; until then, how to reach the exhibitor all the same. */
export function SignInFirst({ what, company, touch }: SignInFirstProps) {
  const t = useText(boothMessages)
  return (
    <>
      <div className="mb-2 flex gap-3 rounded-card bg-harbour-light p-4">
        <LogIn size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
        <div>
          <p className="font-bold">{t(what === 'card' ? 'cardFirst' : 'chatFirst')}</p>
          <p className="text-13 text-ink-2">{t('signInLater')}</p>
        </div>
      </div>
      <Contact company={company} touch={touch} />
    </>
  )
}
