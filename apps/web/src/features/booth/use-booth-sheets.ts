import { addressOf, withQuery } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLoginHint } from '../../domains/session/use-login-hint.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { phoneBoothTexts } from './phone-texts.ts'
import type { Booth } from './queries.ts'
import { boothTexts } from './texts.ts'
import { useBoothPanels } from './use-booth-panels.ts'

/** What may lie over a phone's pages of a booth. */
const sheets = ['more', 'share', 'contact', 'card', 'chat', 'posters'] as const
export type BoothSheet = (typeof sheets)[number]

/** The sheet over a phone's page of a booth, and the ways to others. Each has an address, so that Back closes it. */
export function useBoothSheets(booth: Booth) {
  const t = useText(phoneBoothTexts)
  const booths = useText(boothTexts)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const sheet = sheets.find((name) => name === query.get('panel'))
  const ground = addressOf(
    { path: pathname },
    Object.fromEntries([...query].filter(([name]) => name !== 'panel')),
  )
  const isGuest = useSessionState() === 'guest'
  const hint = useLoginHint('phone')
  const refused = useMemo(
    () => ({
      card: (place: string) => hint({ text: t('cardNeedsLogin'), place }),
      chat: (place: string) => hint({ text: booths('chatNeedsLogin'), place }),
    }),
    [hint, t, booths],
  )
  const panels = useBoothPanels({
    booth,
    device: 'phone',
    isOpen: sheet !== undefined,
    ground,
    ...(isGuest && { refused }),
  })
  const { show } = panels
  const openSheet = useCallback(
    (name: BoothSheet) => show(withQuery(ground, { panel: name })),
    [show, ground],
  )
  return { ...panels, sheet, openSheet }
}
