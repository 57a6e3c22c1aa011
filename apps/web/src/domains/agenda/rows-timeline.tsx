import { buttonClasses, classNames, useText } from '@tradefloor/ui'
import { Fragment } from 'react'
import { NowLine } from './now-line.tsx'
import type { RowsProps } from './rows-props.ts'
import { agendaTexts } from './texts.ts'
import { TimelineStep } from './timeline-step.tsx'
import { useTimeline } from './use-timeline.ts'

/** A day as steps from top to bottom. The steps that have begun are filled. */
export function TimelineRows(props: RowsProps) {
  const { exhibitionId, device, zone, now, withPapers, brief, folded = false, onAct } = props
  const t = useText(agendaTexts)
  const timeline = useTimeline(props)
  return (
    <ol className="grid gap-3">
      {timeline.folded > 0 && (
        <li>
          <button
            type="button"
            onClick={timeline.unfold}
            className={classNames(buttonClasses('soft'), 'w-full')}
          >
            {t('showEarlier', { count: timeline.folded })}
          </button>
        </li>
      )}
      {timeline.shown.map((session, index) => (
        <Fragment key={session.id}>
          <TimelineStep
            session={session}
            isFirst={index === 0}
            isLast={session === timeline.last}
            exhibitionId={exhibitionId}
            device={device}
            zone={zone}
            withPapers={withPapers}
            brief={brief}
            onAct={onAct}
          />
          {timeline.current === session && <NowLine now={now} zone={zone} movesPage={!folded} />}
        </Fragment>
      ))}
    </ol>
  )
}
