import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OutcomeState } from '../../domains/sign-out/use-end-here.ts'

/** What was done before one was sent here, for as long as one is here. */
export function SignInOutcome() {
  const { state } = useLocation() as { state: OutcomeState | null }
  const outcome = state?.outcome
  // Screen readers tell of what comes into a live region, and not of what it begins with.
  const [text, setText] = useState('')
  useEffect(() => setText(outcome ?? ''), [outcome])
  return (
    <div role="status">
      {text && (
        <p className="mb-4 flex items-center gap-2.5 rounded-row bg-leaf-light px-3.5 py-2.5 font-bold">
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-leaf" />
          {text}
        </p>
      )}
    </div>
  )
}
