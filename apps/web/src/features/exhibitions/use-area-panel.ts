import { addressOf, type DeskPanel, type Device, deskPanels } from '@tradefloor/rules'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isChoiceName } from '../../shared/listing/choice-in-address.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'

/** What may lie over an exhibition's scene. */
export type AreaPanel = DeskPanel | 'info' | 'exhibitors'

const isDeskPanel = (name: string | null): name is DeskPanel =>
  name !== null && Object.hasOwn(deskPanels, name)

/** Which panel is open on an exhibition's page, and the addresses of the others: each has one, so that Back closes it. */
export function useAreaPanel(device: Device, onPath: DeskPanel | undefined) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const named = query.get('panel')
  const inQuery = isDeskPanel(named) || named === 'info' ? named : undefined
  const panel: AreaPanel | undefined =
    onPath ?? inQuery ?? (query.get('list') === 'exhibitors' ? 'exhibitors' : undefined)

  // What the address says besides its panel, and what was chosen in it, goes along everywhere.
  const rest = Object.fromEntries(
    [...query].filter(([name]) => name !== 'panel' && name !== 'list' && !isChoiceName(name)),
  )
  const ground = onPath ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname
  const { show, close } = usePanelHistory(addressOf({ path: ground }, rest), panel !== undefined)

  const addressOfPanel = (wanted: AreaPanel) => {
    if (wanted === 'info') return addressOf({ path: ground, query: { panel: 'info' } }, rest)
    if (wanted === 'exhibitors') return addressOf({ path: ground, query: { list: 'exhibitors' } }, rest)
    // A desk's panel opens over the page it was called from, unless it has a path of its own there.
    const spot = deskPanels[wanted][device]
    const over = device === 'phone' ? { path: ground, query: spot.query } : spot
    return addressOf(over, rest)
  }
  const text = JSON.stringify([ground, rest, device])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the address is made of
  const open = useCallback((wanted: AreaPanel) => show(addressOfPanel(wanted)), [show, text])
  return { panel, open, close, rest }
}
