import {
  addressOf,
  type ConferenceHall,
  conferenceHalls,
  type Device,
  type HallPanel,
  hallPanels,
} from '@tradefloor/rules'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'

const isHallPanel = (name: string | null): name is HallPanel =>
  name !== null && Object.hasOwn(hallPanels, name)

/** Which panel lies over a hall, and the ways to open and close one: each has an address, so that Back closes it. */
export function useHallPanel(hall: ConferenceHall, device: Device, onPath: HallPanel | undefined) {
  const [query] = useSearchParams()
  const named = query.get('panel')
  const panel = onPath ?? (isHallPanel(named) ? named : undefined)
  // What plays on the stage goes on under a panel.
  const rest = Object.fromEntries([...query].filter(([name]) => name !== 'panel'))
  const ground = addressOf(conferenceHalls[hall][device], rest)
  const { show, close } = usePanelHistory(ground, panel !== undefined)
  const open = useCallback(
    (wanted: HallPanel) => {
      const spot = hallPanels[wanted][device]
      const { exhibition_id, ...playing } = Object.fromEntries(new URLSearchParams(ground.split('?')[1]))
      // What a phone shows on a page of its own is no panel: what plays in the hall means nothing there.
      const liesOver = device === 'desktop' || spot.path === conferenceHalls[hall][device].path
      show(addressOf(spot, { exhibition_id, ...(liesOver && playing) }))
    },
    [show, device, hall, ground],
  )
  return { panel, open, close, rest }
}
