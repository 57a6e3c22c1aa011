import { type DeskCounter, deskCounters } from '@tradefloor/contract'
import { deskPanels, sitePaths } from '@tradefloor/rules'
import type { PinIcon } from '../art/pin-icons.ts'
import type { BilingualText, ScenePlace } from '../place.ts'

const counters: Readonly<
  Record<DeskCounter, { name: BilingualText; icon: PinIcon; color: string; page: string }>
> = {
  contact: {
    name: { zh: '联系主办方', en: 'Contact us' },
    icon: 'phone',
    color: '#1557d6',
    page: deskPanels.relation.desktop.path,
  },
  schedule: {
    name: { zh: '日程', en: 'Schedule' },
    icon: 'clock',
    color: '#0a7d86',
    page: deskPanels.rcap.desktop.path,
  },
  documents: {
    name: { zh: '资料', en: 'Documents' },
    icon: 'paper',
    color: '#c2570c',
    page: deskPanels.consultPdf.desktop.path,
  },
  halls: {
    name: { zh: '进入展厅', en: 'Enter the hall' },
    icon: 'hall',
    color: '#6a45d8',
    page: sitePaths.hall.desktop,
  },
}

/** The four counters of the information desk. */
export const deskPlaces = (exhibitionId: number): ScenePlace[] =>
  deskCounters.map((id): ScenePlace => {
    const { name, icon, color, page } = counters[id]
    return {
      id,
      name,
      short: name,
      icon,
      color,
      message: { type: 'counter', name: id },
      href: `${page}?exhibition_id=${exhibitionId}`,
    }
  })
