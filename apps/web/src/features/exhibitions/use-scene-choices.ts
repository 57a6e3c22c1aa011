import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import type { DeskCounter, EntryPoint, Exhibition, FromScene } from '@tradefloor/contract'
import {
  addressOf,
  type BoothIds,
  boothQuery,
  boothSpot,
  type DeskPanel,
  type Device,
  exhibitorOpens,
} from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { exhibitorQuery } from '../../domains/catalogue/exhibitor-query.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { areaTexts } from './area-texts.ts'
import { useEnterExhibition } from './use-enter-exhibition.ts'

/** The panel behind each counter of the desk; the last counter shows the way to the hall. */
export const panelOfCounter: Readonly<Record<Exclude<DeskCounter, 'halls'>, DeskPanel>> = {
  contact: 'relation',
  schedule: 'rcap',
  documents: 'consultPdf',
}

interface Doors {
  device: Device
  from: EntryPoint
  exhibition: Exhibition | undefined
  /** Where the landmarks of an island lead. */
  listAddress: string
  onPanel: (panel: DeskPanel) => void
  onHall: () => void
}

/** Where what a visitor chooses in an exhibition's scene leads. */
export function useSceneChoices({ device, from, exhibition, listAddress, onPanel, onHall }: Doors) {
  const navigate = useNavigate()
  const enter = useEnterExhibition(from)
  const openBooth = useOpenBooth(exhibition, device)
  return useCallback(
    (message: FromScene) => {
      if (message.type === 'landmark') navigate(listAddress)
      else if (message.type === 'exhibition') enter(message.exhibition_id)
      else if (message.type === 'booth')
        openBooth({
          companyId: message.company_id,
          exhibitionId: message.exhibition_id,
          instanceId: message.instance_id,
        })
      else if (message.type === 'counter') {
        if (message.name === 'halls') onHall()
        else onPanel(panelOfCounter[message.name])
      }
    },
    [navigate, enter, openBooth, listAddress, onPanel, onHall],
  )
}

/** Opens a booth, or the exhibitor's own place outside where the exhibition says so. */
function useOpenBooth(exhibition: Exhibition | undefined, device: Device) {
  const { client } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const notice = useNotice()
  const t = useText(areaTexts)
  return useCallback(
    async (ids: BoothIds) => {
      const toBooth = () => navigate(addressOf(boothSpot[device], boothQuery(ids)))
      // Only then is the exhibitor asked where it wants its visitors.
      if (exhibition?.profile.exhibitorClick !== 'external') return toBooth()
      try {
        const { vhall } = await queries.ensureQueryData(exhibitorQuery(client, ids))
        const opens = exhibitorOpens(exhibition.profile, vhall.url)
        // By now the press is some time ago, and a browser may hold back a window that nobody has asked for.
        if (opens.kind === 'external')
          notice({
            tone: 'info',
            text: t('outsideBooth'),
            action: { text: t('openOutside'), href: opens.address },
          })
        else toBooth()
      } catch (error) {
        if (error instanceof CallError) notice({ tone: 'warning', text: error.message })
        else throw error
      }
    },
    [exhibition, device, client, queries, navigate, notice, t],
  )
}
