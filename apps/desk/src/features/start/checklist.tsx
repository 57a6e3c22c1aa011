import type { DeskPerson, DeskStart } from '@tradefloor/contract'
import type { StartProgress, StartStepState } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'
import { ChecklistStep } from './checklist-step.tsx'
import { startTexts } from './texts.ts'

interface ChecklistProps {
  start: DeskStart
  person: DeskPerson
  steps: readonly StartStepState[]
  progress: StartProgress
}

export function Checklist({ start, person, steps, progress }: ChecklistProps) {
  const t = useText(startTexts)
  const { now } = useDesk()
  const isOpen = start.fair !== null && start.fair.opens_at <= now().getTime()
  const title = t(isOpen ? 'checklistOpen' : 'checklist')
  const { done, all, minutesLeft, isFinished } = progress
  return (
    <section aria-labelledby="checklist" className="surface overflow-hidden rounded-card border border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-5">
        <h2 id="checklist" className="text-18 font-bold">
          {title}
        </h2>
        <p role="status" className="text-13 text-ink-3">
          {isFinished ? t('finished') : t('progress', { done, left: all - done, minutes: minutesLeft })}
        </p>
        <span className="ml-auto flex items-center gap-2.5">
          <progress
            max={all}
            value={done}
            aria-label={title}
            className="h-2 w-40 max-w-full appearance-none overflow-hidden rounded-pill bg-sand-2 [&::-moz-progress-bar]:bg-leaf-dot [&::-webkit-progress-bar]:bg-sand-2 [&::-webkit-progress-value]:bg-leaf-dot"
          />
          <span className="text-14 font-bold tabular-nums">{t('doneOf', { done, all })}</span>
        </span>
      </div>
      <ol>
        {steps.map((state) => (
          <ChecklistStep
            key={state.step}
            state={state}
            isNext={state.step === progress.next}
            start={start}
            person={person}
          />
        ))}
      </ol>
    </section>
  )
}
