import { fairDay, type LeadDetail, leadLimits } from '@tradefloor/contract'
import { Button, classNames, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'
import { dueOf, dueTones } from './due.ts'
import { useChangeLead } from './queries.ts'
import { leadTexts } from './texts.ts'

/** What is to be done next, and when; or the form that says so. */
export function NextStep({ lead }: { lead: LeadDetail }) {
  const t = useText(leadTexts)
  const notice = useNotice()
  const { language } = useLanguage()
  const { now } = useDesk()
  const changing = useChangeLead(lead.uid)
  const [isEdited, setIsEdited] = useState(false)
  const { next } = lead
  if (!next || isEdited) return <NextForm lead={lead} onEnd={() => setIsEdited(false)} />
  const due = dueOf(next.on, fairDay(now()), t, language)
  const done = () =>
    changing.mutate(
      { done: true },
      {
        onSuccess: () => notice({ tone: 'success', text: t('doneNotice') }),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  return (
    <div className="grid gap-2">
      <p className="font-bold break-words">{next.text}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span
          className={classNames(
            'inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-2 bg-white px-2.5 text-13',
            dueTones[due.state],
          )}
        >
          <Clock size={14} strokeWidth={1.75} aria-hidden />
          {due.text}
        </span>
        <Button size={32} look="quiet" onClick={() => setIsEdited(true)}>
          {t('change')}
        </Button>
        <Button
          size={32}
          look="soft"
          className="ml-auto"
          busy={changing.isPending}
          icon={<Check size={16} strokeWidth={2} aria-hidden />}
          onClick={done}
        >
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

function NextForm({ lead, onEnd }: { lead: LeadDetail; onEnd: () => void }) {
  const t = useText(leadTexts)
  const changing = useChangeLead(lead.uid)
  const [text, setText] = useState(lead.next?.text ?? '')
  const [on, setOn] = useState(lead.next?.on ?? '')
  const field =
    'h-9 rounded-control border border-line-2 bg-white px-2.5 text-14 hover:border-harbour pointer-coarse:h-11'
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '')
          changing.mutate({ next: { text: text.trim(), on: on || null } }, { onSuccess: onEnd })
      }}
    >
      <input
        type="text"
        aria-label={t('next')}
        placeholder={t('nextHint')}
        maxLength={leadLimits.step}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={classNames(field, 'w-full min-w-0')}
      />
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="date"
          aria-label={t('nextDay')}
          title={t('nextDay')}
          min="2020-01-01"
          max="2099-12-31"
          value={on}
          onChange={({ target }) => setOn(target.value)}
          className={field}
        />
        <Button size={32} look="soft" type="submit" disabled={text.trim() === ''} busy={changing.isPending}>
          {t('save')}
        </Button>
        {lead.next && (
          <Button size={32} look="quiet" onClick={onEnd}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {changing.error && (
        <p role="alert" className="text-13 text-coral-ink">
          {changing.error.message}
        </p>
      )}
    </form>
  )
}
