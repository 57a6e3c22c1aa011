import { exportSessionFavourites } from '@tradefloor/contract'
import { download, useNotice, useText } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { agendaTexts } from './texts.ts'

/** The sessions that a visitor marked, as a file for their own calendar. */
export function useExportFavourites() {
  const t = useText(agendaTexts)
  const { client } = useSite()
  const notice = useNotice()
  return async () => {
    try {
      const text = await client.call(exportSessionFavourites)
      download(t('calendarFile'), 'text/calendar', text)
    } catch (error) {
      notice({ tone: 'warning', text: error instanceof Error ? error.message : String(error) })
    }
  }
}
