import { dayText, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { createPortal } from 'react-dom'
import { useBrand } from '../../shared/config/use-brand.ts'
import { fairZone, timesIn } from '../../shared/time/times.ts'
import { type AgendaSession, byTheme, daysOf } from './programme.ts'
import { GuestLine } from './session-parts.tsx'
import { hallName, themeOf, titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** What comes out of a printer instead of the site: the whole programme, day by day, on the fair's clock. */
export default function AgendaPrint({ sessions }: { sessions: readonly AgendaSession[] }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const { title } = useBrand()
  return createPortal(
    <div className="print-sheet text-13 text-ink">
      <p className="border-b border-line-2 pb-2 text-12 text-ink-3">{title}</p>
      <p className="mt-3 text-24 font-bold">{t('programme')}</p>
      <p className="text-12 text-ink-3">{t('printClock')}</p>
      {daysOf(sessions).map((day) => (
        <div key={day} className="mt-5">
          <h2 className="border-b border-line-2 pb-1 text-18 font-bold">{dayText(day, language, true)}</h2>
          {byTheme(sessions.filter(({ date }) => date === day)).map(
            ([first, ...others]) =>
              first && (
                <table key={first.id} className="mt-2 w-full border-collapse">
                  <caption className="py-1 text-left font-bold">
                    <LocalName name={themeOf(first, language)} />
                  </caption>
                  <tbody>
                    {[first, ...others].map((session) => (
                      <PrintedSession key={session.id} session={session} />
                    ))}
                  </tbody>
                </table>
              ),
          )}
        </div>
      ))}
    </div>,
    document.body,
  )
}

function PrintedSession({ session }: { session: AgendaSession }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const { from, to } = timesIn(fairZone, session)
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <th scope="row" className="w-28 py-1.5 pr-3 text-left font-normal whitespace-nowrap">
        {`${from} – ${to}`}
      </th>
      <td className="w-24 py-1.5 pr-3 text-ink-2">{t(hallName(session.hall_id))}</td>
      <td className="py-1.5">
        <LocalName name={titleOf(session, language)} />
        {session.cancelled === 1 && ` (${t('cancelled')})`}
        <GuestLine session={session} />
      </td>
    </tr>
  )
}
