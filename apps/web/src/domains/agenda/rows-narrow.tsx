import { LocalName, useLanguage, useText } from '@tradefloor/ui'
import { Fragment } from 'react'
import { NarrowRow } from './narrow-row.tsx'
import { NowLine } from './now-line.tsx'
import { byHall, byTheme, nowPosition } from './programme.ts'
import type { RowsProps } from './rows-props.ts'
import { hallName, themeOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** A day in a panel: its sessions under the theme or the hall they belong to. */
export function NarrowRows(props: RowsProps) {
  const { sessions, exhibitionId, device, zone, now, withPapers, groupBy, playing, onAct } = props
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const current = sessions[nowPosition(sessions, now) ?? -1]
  const ofHall = groupBy === 'hall'
  return (ofHall ? byHall : byTheme)(sessions).map(([first, ...others]) =>
    first ? (
      <section key={first.id} className="mb-3">
        <h3 className="px-2 py-1.5 text-13 text-ink-2">
          {ofHall ? t(hallName(first.hall_id)) : <LocalName name={themeOf(first, language)} />}
        </h3>
        <ol>
          {[first, ...others].map((session) => (
            <Fragment key={session.id}>
              <NarrowRow
                session={session}
                exhibitionId={exhibitionId}
                device={device}
                zone={zone}
                withPapers={withPapers}
                groupBy={groupBy}
                isPlaying={session.id === playing}
                onAct={onAct}
              />
              {current === session && <NowLine now={now} zone={zone} />}
            </Fragment>
          ))}
        </ol>
      </section>
    ) : null,
  )
}
