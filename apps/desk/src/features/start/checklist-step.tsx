import type { DeskPerson, DeskStart } from '@tradefloor/contract'
import type { StartStepState } from '@tradefloor/rules'
import { classNames, Tag, useText } from '@tradefloor/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { stepPlaces } from './step-places.ts'
import { startTexts } from './texts.ts'
import { useStepText } from './use-step-text.ts'

interface ChecklistStepProps {
  state: StartStepState
  isNext: boolean
  start: DeskStart
  person: DeskPerson
}

export function ChecklistStep({ state, isNext, start, person }: ChecklistStepProps) {
  const t = useText(startTexts)
  const { step, isDone, isOptional, minutes } = state
  const { title, text } = useStepText(state, start, person)
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-l-4 border-b-line px-4 py-3 last:border-b-0 sm:flex-nowrap',
        isNext ? 'border-l-harbour bg-harbour-light/40' : 'border-l-transparent',
      )}
    >
      <StepMark isDone={isDone} isNext={isNext} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className={classNames('text-14', !isDone && 'font-bold')}>
          {title}
          {!isDone && (
            <span className="ml-2 text-12 font-normal whitespace-nowrap text-ink-3">
              {t('minutes', { count: minutes })}
            </span>
          )}
          {isOptional && !isDone && (
            <Tag tone="soon" className="ml-2 font-normal">
              {t('optional')}
            </Tag>
          )}
        </h3>
        <p className="mt-0.5 text-13 text-ink-2">{text}</p>
      </div>
      {step !== 'joined' && <StepLink step={step} look={isDone ? 'done' : isNext ? 'next' : 'open'} />}
    </li>
  )
}

function StepMark({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  const t = useText(startTexts)
  const said = isDone ? t('isDone') : isNext ? t('isNext') : ''
  return (
    <span
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-pill',
        isDone ? 'bg-leaf text-white' : isNext ? 'border-2 border-harbour' : 'border-2 border-line-2',
      )}
    >
      {isDone && <Check size={14} strokeWidth={3} aria-hidden />}
      {said && <span className="sr-only">{said}</span>}
    </span>
  )
}

const looks = {
  done: 'min-h-8 text-harbour hover:underline',
  open: 'min-h-10 border border-line-2 px-4 hover:border-harbour hover:text-harbour',
  next: 'min-h-10 bg-harbour px-4 font-bold text-white hover:bg-harbour-deep',
}

interface StepLinkProps {
  step: keyof typeof stepPlaces
  look: keyof typeof looks
}

/** Nothing is changed there once the step is done. */
const viewed: readonly StartStepState['step'][] = ['profile', 'publish', 'answer']

/** One of them is the one to press. */
function StepLink({ step, look }: StepLinkProps) {
  const t = useText(startTexts)
  return (
    <Link
      to={stepPlaces[step]}
      className={classNames(
        'inline-flex shrink-0 items-center rounded-control text-13 pointer-coarse:min-h-11',
        looks[look],
        look !== 'done' && 'max-sm:ml-10',
      )}
    >
      {look === 'done' ? (
        <>
          {t(viewed.includes(step) ? 'look' : 'change')}
          <span className="sr-only">{t(`${step}Go`)}</span>
        </>
      ) : (
        t(`${step}Go`)
      )}
    </Link>
  )
}
