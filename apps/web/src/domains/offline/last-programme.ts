import { addressOf, type Device, deskPanels, hallPanels, type TwinSpots } from '@tradefloor/rules'
import { useEffect } from 'react'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'

/** The pages that show a programme. Each asks the server its own question, and only an answer that came is kept. */
const pages = { desk: deskPanels.rcap, hall: hallPanels.bigAgenda } satisfies Record<string, TwinSpots>
type ProgrammePage = keyof typeof pages

/** Notes whose programme was seen last, and where, for when there is no network. */
export function useNoteProgramme(page: ProgrammePage, exhibitionId: number, isSeen: boolean): void {
  useEffect(() => {
    if (isSeen) storeValue('programme', `${page} ${exhibitionId}`)
  }, [page, exhibitionId, isSeen])
}

/** Where the programme that was seen last is read again; nowhere while none was. */
export function lastProgramme(device: Device): string | undefined {
  const [, page, id] = /^(desk|hall) (\d{1,15})$/.exec(storedValue('programme') ?? '') ?? []
  if (!page || !id) return undefined
  return addressOf(pages[page as ProgrammePage][device], { exhibition_id: id })
}
